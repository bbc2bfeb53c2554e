import { expect, test } from 'vitest'
import type { QuestionType } from '../../question-types/question-types.ts'
import { buildBody } from './group-body.ts'
import { readTable, withPastedTable } from './read-table.ts'

const toTexts = (questions: readonly string[], type: QuestionType = 'table_completion') => {
  const table = readTable(type, questions)
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

test('a cell with two gaps continues in a row of its own, and later gaps keep their order', () => {
  expect(toTexts(['Open | from _____ to', '_____ | Mondays', 'Shut | _____ | none'])).toEqual([
    ['', '', ''],
    ['Open', 'from _ to'],
    ['', '_', 'Mondays'],
    ['Shut', '_', 'none'],
  ])
})

test('a form of labels and values is a table without a header, with empty cells and lines across it', () => {
  const form = [
    'Caller | Ms Lund\nName | The Hungry _____',
    'Delivery\nDay | _____',
    '– | _____ (time)',
    'Note: _____',
  ]
  const rows = [
    ['Caller', 'Ms Lund'],
    ['Name', 'The Hungry _'],
    ['Delivery'],
    ['Day', '_'],
    ['', '_ (time)'],
    ['Note: _'],
  ]
  expect(toTexts(form, 'note_completion')).toEqual([['', ''], ...rows])
  expect(toTexts(['North | South\nhas _____ | none', 'sells _____ | coal'], 'note_completion')?.[0]).toEqual([
    'North',
    'South',
  ])
})

test.each([
  ['lines without cells', 'table_completion', ['Name _____', 'Age _____']],
  ['notes with a bar in one line', 'note_completion', ['Name | _____', 'Age _____', 'Day _____']],
  ['sentences', 'sentence_completion', ['Name | _____', 'Age | _____']],
] as const)('%s are not read as a table', (_, type, questions) => {
  expect(readTable(type, questions)).toBeNull()
})

test('pasted notes that are no table have no bars', () => {
  const draft = { title: null, instruction: '', wordlimit: 1, options: null, answers: [] }
  const questions = ['Name | _____', 'Age _____', 'Day _____']
  const { table, ...list } = withPastedTable({ ...draft, type: 'note_completion', questions })
  expect([table, list.questions]).toEqual([undefined, ['Name _____', 'Age _____', 'Day _____']])
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
