import { expect, test } from 'vitest'
import { toContent } from '../document/mock-normalization.ts'
import { readingRules } from '../sections/reading/reading-rules.ts'
import { checkMock } from './check-mock.ts'
import { choice, passage, people, reading, toOptions } from './testing/planted-faults.ts'

const headings = {
  type: 'matching_headings',
  options: ['i', 'ii', 'iii'].map((key) => ({ key, value: `Heading ${key}` })),
}

const findRangeIssue = (mock: ReturnType<typeof reading>) =>
  checkMock(toContent(mock), readingRules.check).find(({ check }) => check === 'letter-range')

test.each([
  {
    group: people,
    printed: 'Write a letter, A–G.',
    actual: 'options are A–C',
    fixed: 'Write a letter, A–C.',
  },
  {
    group: choice,
    printed: 'Choose A, B or C.',
    actual: 'options are A, B, C or D',
    fixed: 'Choose A, B, C or D.',
  },
  {
    group: choice,
    printed: 'Choose A/B/C.',
    actual: 'options are A, B, C or D',
    fixed: 'Choose A, B, C or D.',
  },
  {
    group: headings,
    printed: 'The headings i–v.',
    actual: 'options are i–iii',
    fixed: 'The headings i–iii.',
  },
  {
    group: people,
    printed: 'See paragraphs A–H.',
    actual: 'paragraphs are A–B',
    fixed: 'See paragraphs A–B.',
  },
])('“$printed” is reported at the instruction, and fixed there', ({ group, printed, actual, fixed }) => {
  const mock = reading({ ...group, instruction: printed }, ['One'], [group.options[0]?.key ?? ''])
  const issue = findRangeIssue(mock)
  expect(issue?.place.field).toBe('instruction')
  expect(issue?.message).toMatch(new RegExp(`^The instruction says (A|i)[^;]+; the ${actual}$`))
  const content = toContent(mock)
  const next = issue?.fix?.command(content) ?? content
  expect(JSON.stringify(next)).toContain(JSON.stringify(fixed))
})

test.each([
  ['options without letters', { type: 'matching_features', options: null }, 'Choose a letter, A–C.', {}],
  [
    'paragraphs that are not written yet',
    people,
    'The passage has paragraphs A–H.',
    { ...passage, paragraphs: [] },
  ],
  [
    'options with other keys than letters',
    { ...people, options: toOptions('Ann', 'Ben').map((each, at) => ({ ...each, key: `P${at}` })) },
    'Choose a letter, A–C.',
    {},
  ],
])('does not compare a range with %s', (_, group, instruction, more) => {
  expect(findRangeIssue(reading({ ...group, instruction }, ['One'], ['A'], more))).toBeUndefined()
})
