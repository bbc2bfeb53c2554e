import { expect, test } from 'vitest'
import { addGroupHeads } from './add-group-heads.ts'

const head = (first: number, last: number, ...texts: string[]) =>
  addGroupHeads(
    texts.map((text, index) => ({ at: index + 1, text })),
    { first, last },
  ).map(({ text }) => text)

const printed = [
  'The ice was cut in winter and sold in summer.',
  'Look at the following statements.',
  'Match each statement with the correct person.',
  '14 Ice was dear.',
  '15 Ice was cheap.',
  'A Tudor',
  'B Wyeth',
  'Choose TWO letters, A–C.',
  'Which TWO things were used?',
  'A straw',
  'B rope',
  'C paint',
  'Complete the summary.',
  'Ice was kept in 18 and sold to 19.',
]

test('uses instructions to find groups without headings and their letters without numbers', () => {
  const headed = head(14, 19, ...printed)
  expect(headed.filter((text) => text.startsWith('Questions'))).toEqual([
    'Questions 14–15',
    'Questions 16–17',
    'Questions 18–19',
  ])
  expect(headed.indexOf('Questions 16–17')).toBe(headed.indexOf('Choose TWO letters, A–C.') - 1)
})

test.each([
  [14, 20, printed],
  [14, 19, ['Questions 14–19', ...printed]],
] as const)(
  'does not guess up to %s–%s when a number is missing or there is a heading',
  (first, last, texts) => {
    expect(head(first, last, ...texts)).toEqual(texts)
  },
)

test('keeps the heading of a section with the groups of the section', () => {
  expect(head(14, 19, 'SECTION 2 Questions 14–19', ...printed)).toContain('Questions 18–19')
})
