import { expect, test } from 'vitest'
import { buildBody } from './group-body.ts'
import { readTable } from './read-table.ts'

const toTexts = (questions: readonly string[]) => {
  const table = readTable(questions)
  const rows = table?.rows.map((cells) =>
    cells.map((cell) =>
      cell.type === 'fixed' ? cell.value : [cell.prefix, '_', cell.suffix].filter(Boolean).join(' '),
    ),
  )
  return table === null ? null : [table.headers, ...(rows ?? [])]
}

test('reads questions with bars as the rows of a table, also several questions in one row', () => {
  expect(
    toTexts([
      'Day | Time | Reason\nTuesday | 9.30 | check of the _____',
      'Friday | _____ | to remove a',
      '_____',
      '_____ | afternoon | to get a card',
    ]),
  ).toEqual([
    ['Day', 'Time', 'Reason'],
    ['Tuesday', '9.30', 'check of the _'],
    ['Friday', '_', 'to remove a _'],
    ['_', 'afternoon', 'to get a card'],
  ])
})

test('a table without headings gets empty ones', () => {
  expect(toTexts(['Boat | £_____ an hour', 'Canoe | _____'])).toEqual([
    ['', ''],
    ['Boat', '£ _ an hour'],
    ['Canoe', '_'],
  ])
})

test.each([
  ['lines without cells', ['Name _____', 'Age _____']],
  ['two gaps in one cell', ['Open | from _____ to', '_____']],
])('%s are not read as a table', (_, questions) => {
  expect(readTable(questions)).toBeNull()
})

test('headings of notes become lines without a blank, and every question gets one', () => {
  const { question } = buildBody({
    type: 'note_completion',
    questions: ['Owner\nPostcode: _____', '', 'Mobile: _____\nPatient'],
  })
  expect(Array.isArray(question) && question.map(({ text, blank }) => [text, blank != null])).toEqual([
    ['Owner', false],
    ['Postcode:', true],
    ['', true],
    ['Mobile:', true],
    ['Patient', false],
  ])
})
