import {
  insertNode,
  isGroup,
  listBlanks,
  listIds,
  type MockCommand,
  type MockContent,
  readField,
  readNode,
  removeNode,
  setField,
  shiftNode,
  type Table,
  toBlankMock,
  toContent,
  toDocument,
  toRef,
} from '@console/ielts'
import {
  addColumn,
  addRow,
  buildItem,
  countColumns,
  emptyCell,
  moveColumn,
  moveRow,
  numberCells,
  removeColumn,
  removeRow,
} from '@console/ielts/sections'
import { arbitraryKeyedMock } from '@console/ielts/testing'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepAnswers, readAnswers } from './keep-answers.ts'

const isListening = ({ section }: { section: string }) => section === 'listening'
const steps = fc.array(fc.record({ what: fc.nat({ max: 5 }), at: fc.nat({ max: 12 }) }), { maxLength: 12 })

/** Edits lines or cells; numbers select among those that exist at that moment. */
function toEdit(
  content: MockContent,
  group: string,
  { what, at }: { what: number; at: number },
): MockCommand {
  const ref = toRef('listening.group', group)
  const body = readField(content.nodes, ref, 'question')
  const by = at % 2 === 0 ? 1 : -1
  if (body !== undefined) {
    const edits: ((table: Table) => Table)[] = [
      (table) => addRow(table, at, emptyCell),
      (table) => addColumn(table, at, emptyCell),
      (table) => moveRow(table, at, by),
      (table) => moveColumn(table, at % Math.max(1, countColumns(table)), by, emptyCell),
      (table) => removeRow(table, at),
      (table) => removeColumn(table, at),
    ]
    return setField(ref, 'question', edits[what]?.(body) ?? body)
  }
  const items = listIds(content.nodes, ref, 'question')
  const item = items[at % Math.max(1, items.length)] ?? ''
  if (what < 2) return insertNode(ref, 'question', at, buildItem('More'))
  return what < 4 ? shiftNode(item, by) : removeNode(item)
}

const groupsOf = ({ nodes }: MockContent) =>
  Object.values(nodes)
    .filter(isGroup)
    .map(({ id }) => id)

const readKey = ({ nodes }: MockContent, id: string) =>
  readField(nodes, toRef('listening.group', id), 'correct_answer')

const isPaired = (content: MockContent, id: string) =>
  readKey(content, id)?.some((answer) => typeof answer !== 'string') === true

// proves 3.23
test('after any edits of lines and tables each question keeps its answer in the server’s form', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock.filter(isListening), steps, (mock, taken) => {
      let content = toContent(mock)
      for (const id of groupsOf(content)) {
        const before = readAnswers(content, id)
        const wasPaired = isPaired(content, id)
        // A moved cell keeps its identity until ids are assigned again.
        for (const step of taken) content = keepAnswers(id, toEdit(content, id, step))(content)
        const node = readNode(content.nodes, toRef('listening.group', id))
        const after = readAnswers(content, id)
        for (const { of } of node === undefined ? [] : listBlanks(content.nodes, node)) {
          expect(after.get(of)).toBe(before.get(of) ?? after.get(of))
        }
        const answers = node?.fields.correct_answer ?? []
        const isStillPaired = answers.length > 0 && answers.every((answer) => typeof answer !== 'string')
        if (wasPaired && before.size > 0 && [...before.keys()].some((of) => after.has(of))) {
          expect(isStillPaired).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('an edit followed by its opposite leaves the mock as the server has it', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock.filter(isListening), fc.nat({ max: 9 }), (mock, at) => {
      let content = toContent(mock)
      for (const id of groupsOf(content)) {
        const ref = toRef('listening.group', id)
        const body = readField(content.nodes, ref, 'question')
        if (body === undefined) continue
        const edit = (change: (table: Table) => Table) => {
          const table = readField(content.nodes, ref, 'question') ?? body
          content = numberCells(keepAnswers(id, setField(ref, 'question', change(table))))(content)
        }
        const rows = body.rows.length
        edit((table) => moveRow(table, at % Math.max(1, rows), 1))
        if (at % Math.max(1, rows) < rows - 1) edit((table) => moveRow(table, (at % rows) + 1, -1))
        edit((table) => addRow(table, at, emptyCell))
        edit((table) => removeRow(table, Math.min(at, rows)))
        edit((table) => addColumn(table, at, emptyCell))
        edit((table) => removeColumn(table, Math.min(at, 2)))
      }
      expect(toDocument(content)).toEqual(mock)
    }),
  )
})

test('blank cells named by their question number are renamed with it, and others keep their name', () => {
  const cell = (placeholder: string) => ({ type: 'blank', placeholder, prefix: null, suffix: null })
  const table = (id: string, names: string[]) => ({
    id,
    type: 'table_completion',
    question: { headers: ['', ''], rows: names.map((name) => [cell(name)]) },
    correct_answer: names.map((name) => ({ questionId: name, answer: name })),
    marks: names.length,
  })
  const parts = [{ id: 'p', title: null, questions: [table('g', ['1', '2']), table('h', ['3', 'last'])] }]
  const content = toContent({ ...toBlankMock('listening'), questions: { recording: null, parts } })
  const [first = '', second = ''] = groupsOf(content)
  const shorter = numberCells((from) => {
    const ref = toRef('listening.group', first)
    const found = readField(from.nodes, ref, 'question') ?? { headers: [], rows: [] }
    return keepAnswers(first, setField(ref, 'question', removeRow(found, 0)))(from)
  })(content)
  expect(readKey(shorter, first)).toEqual([{ questionId: '1', answer: '2' }])
  expect(readKey(shorter, second)).toEqual([
    { questionId: '2', answer: '3' },
    { questionId: 'last', answer: 'last' },
  ])
})
