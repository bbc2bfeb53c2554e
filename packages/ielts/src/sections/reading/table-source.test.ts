import { expect, test } from 'vitest'
import { listGroupIds, listPartIds } from '../../document/mock-content.ts'
import { toContent, toDocument } from '../../document/mock-normalization.ts'
import { toBlankMock } from '../../document/to-blank-mock.ts'
import { addColumn, addRow, moveRow, removeRow, setCell } from '../table-edit.ts'
import {
  readCellText,
  readTableSource,
  type SourceTable,
  toCellText,
  writeTableSource,
} from './table-source.ts'

const group = {
  id: 1,
  type: 'table_completion',
  title: 'Dyes: plant | part | use',
  marks: 3,
  questions: [
    { id: 11, text: 'Woad | _____' },
    { id: 12, text: '| blue _____ and' },
    { id: 13, text: '… _____ cloth\nAsh | bark | rope' },
  ],
  correct_answer: ['leaves', 'wool', 'silk'],
}

const open = () => {
  const content = toContent({
    ...toBlankMock('reading'),
    questions: { passages: [{ id: 1, type: null, title: '', paragraphs: [], questions: [group] }] },
  })
  const id = listGroupIds(content.nodes, listPartIds(content)[0] ?? '')[0] ?? ''
  const table = readTableSource(content, id)
  if (table === null) throw new Error('There is no table')
  return { content, id, table }
}

type Edit = (table: SourceTable) => SourceTable

function edit(change: Edit) {
  const { content, id, table } = open()
  const { questions } = toDocument(writeTableSource(id, change(table))(content))
  const written = (questions as { passages: { questions: (typeof group)[] }[] }).passages[0]?.questions[0]
  return {
    title: written?.title,
    asked: written?.questions.map(({ id: own, text }) => `${own} ${text.replaceAll('\n', ' / ')}`),
    key: written?.correct_answer,
  }
}

test('an unchanged table is written as it was', () => {
  const { title, asked, key } = edit((table) => table)
  expect([title, key]).toEqual([group.title, group.correct_answer])
  expect(asked).toEqual(group.questions.map(({ id, text }) => `${id} ${text.replaceAll('\n', ' / ')}`))
})

const none = () => []

test.each<[string, Edit, string[], string[]]>([
  [
    'a row moves with its questions and answers',
    (table) =>
      moveRow(addRow(setCell(table, 1, 1, ['in ', { id: null, answer: 'May' }], none), 2, none), 0, 1),
    ['new Ash | in _____ | rope', '11 Woad | _____', '12 | blue _____ and', '13 … _____ cloth / |  |'],
    ['May', 'leaves', 'wool', 'silk'],
  ],
  [
    'a gap is edited',
    (table) =>
      setCell(table, 0, 1, readCellText('the [[leaf|leaves]] of it', table.rows[0]?.[1] ?? []), none),
    ['11 Woad | the _____ of it', '12 | blue _____ and', '13 … _____ cloth / Ash | bark | rope'],
    ['leaf|leaves', 'wool', 'silk'],
  ],
  [
    'one of two gaps of a cell is taken out',
    (table) => setCell(table, 0, 2, readCellText('blue [[wool]] and cloth', table.rows[0]?.[2] ?? []), none),
    ['11 Woad | _____', '12 | blue _____ and cloth / Ash | bark | rope'],
    ['leaves', 'wool'],
  ],
  [
    'a column comes in between',
    (table) => addColumn(table, 1, none),
    ['11 Woad |  | _____', '12 | blue _____ and', '13 … _____ cloth / Ash |  | bark | rope'],
    ['leaves', 'wool', 'silk'],
  ],
  ['a row goes with its questions', (table) => removeRow(table, 0), ['new Ash | bark | rope'], ['']],
])('%s', (_, change, asked, key) => {
  const written = edit(change)
  expect(written.asked?.map((text) => text.replace(/^(?!1[123] )\S+/, 'new'))).toEqual(asked)
  expect(written.key).toEqual(key)
})

test('a cell is edited as text, and a bar in it splits nothing', () => {
  const { table } = open()
  const cell = table.rows[0]?.[2] ?? []
  expect(toCellText(cell)).toBe('blue [[wool]] and [[silk]] cloth')
  expect(readCellText(toCellText(cell), cell)).toEqual(cell)
  expect(readCellText('either|or [[one|two]]', [])).toEqual(['either/or ', { id: null, answer: 'one|two' }])
})
