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
  { group: people, said: 'Write a letter, A–G.', is: 'options are A–C', mended: 'Write a letter, A–C.' },
  {
    group: choice,
    said: 'Choose A, B or C.',
    is: 'options are A, B, C or D',
    mended: 'Choose A, B, C or D.',
  },
  { group: choice, said: 'Choose A/B/C.', is: 'options are A, B, C or D', mended: 'Choose A, B, C or D.' },
  { group: headings, said: 'The headings i–v.', is: 'options are i–iii', mended: 'The headings i–iii.' },
  { group: people, said: 'See paragraphs A–H.', is: 'paragraphs are A–B', mended: 'See paragraphs A–B.' },
])('“$said” is told at the instruction, and mended there', ({ group, said, is, mended }) => {
  const mock = reading({ ...group, instruction: said }, ['One'], [group.options[0]?.key ?? ''])
  const issue = findRangeIssue(mock)
  expect(issue?.place.field).toBe('instruction')
  expect(issue?.message).toMatch(new RegExp(`^The instruction says (A|i)[^;]+; the ${is}$`))
  const content = toContent(mock)
  const next = issue?.fix?.command(content) ?? content
  expect(JSON.stringify(next)).toContain(JSON.stringify(mended))
})

test.each([
  ['Options without letters', { type: 'matching_features', options: null }, 'Choose a letter, A–C.', {}],
  [
    'Paragraphs that are still to be written',
    people,
    'The passage has paragraphs A–H.',
    { ...passage, paragraphs: [] },
  ],
  [
    'Options with names of their own',
    { ...people, options: toOptions('Ann', 'Ben').map((each, at) => ({ ...each, key: `P${at}` })) },
    'Choose a letter, A–C.',
    {},
  ],
])('%s are compared with no range', (_, group, instruction, more) => {
  expect(findRangeIssue(reading({ ...group, instruction }, ['One'], ['A'], more))).toBeUndefined()
})
