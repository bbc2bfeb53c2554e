import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isJsonObject, type JsonObject } from '../../core/document/json.ts'
import {
  insertNode,
  type MockCommand,
  removeNode,
  setField,
  shiftNode,
} from '../../core/document/mock-commands.ts'
import { type MockContent, toContent, toDocument } from '../../core/document/mock-content.ts'
import { toBlankMock } from '../../core/document/to-blank-mock.ts'
import { listBlanks } from '../../core/keys/listening-body.ts'
import { arbitraryKeyedMock } from '../../core/testing/arbitrary-keyed-mock.ts'
import { keepAnswers, readAnswers } from './keep-answers.ts'
import { buildItem } from './listening-types.ts'
import { numberCells } from './number-cells.ts'
import {
  addColumn,
  addRow,
  countColumns,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
} from './table-edit.ts'

const isListening = ({ section }: { section: string }) => section === 'listening'
const steps = fc.array(fc.record({ what: fc.nat({ max: 5 }), at: fc.nat({ max: 12 }) }), { maxLength: 12 })

/** What somebody does to the lines or the table of a group: numbers choose among what is there at that moment. */
function toEdit(
  content: MockContent,
  group: string,
  { what, at }: { what: number; at: number },
): MockCommand {
  const body = content.nodes[group]?.fields['question']
  const by = at % 2 === 0 ? 1 : -1
  if (isJsonObject(body)) {
    const edits: ((table: JsonObject) => JsonObject)[] = [
      (table) => addRow(table, at),
      (table) => addColumn(table, at),
      (table) => moveRow(table, at, by),
      (table) => moveColumn(table, at % Math.max(1, countColumns(table)), by),
      (table) => removeRow(table, at),
      (table) => removeColumn(table, at),
    ]
    return setField(group, 'question', edits[what]?.(body) ?? body)
  }
  const items = content.nodes[group]?.lists['question'] ?? []
  const item = items[at % Math.max(1, items.length)] ?? ''
  if (what < 2) return insertNode(group, 'question', at, buildItem('More'))
  return what < 4 ? shiftNode(item, by) : removeNode(item)
}

const groupsOf = ({ nodes }: MockContent) =>
  Object.values(nodes)
    .filter(({ kind }) => kind === 'group')
    .map(({ id }) => id)

const isPaired = ({ nodes }: MockContent, id: string) => {
  const answers = nodes[id]?.fields['correct_answer']
  return Array.isArray(answers) && answers.some(isJsonObject)
}

test('whatever is done to lines and tables, each question keeps its answer in the form that the server has', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock.filter(isListening), steps, (mock, taken) => {
      let content = toContent(mock)
      for (const id of groupsOf(content)) {
        const before = readAnswers(content, id)
        const wasPaired = isPaired(content, id)
        // A moved cell is the same cell until it is numbered anew.
        for (const step of taken) content = keepAnswers(id, toEdit(content, id, step))(content)
        const node = content.nodes[id]
        const after = readAnswers(content, id)
        for (const { of } of node === undefined ? [] : listBlanks(content.nodes, node)) {
          expect(after.get(of)).toBe(before.get(of) ?? after.get(of))
        }
        const answers = node?.fields['correct_answer']
        const isStillPaired = Array.isArray(answers) && answers.length > 0 && answers.every(isJsonObject)
        if (wasPaired && before.size > 0 && [...before.keys()].some((of) => after.has(of))) {
          expect(isStillPaired).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('an edit that is taken back by its opposite leaves the mock as the server has it', () => {
  void fc.assert(
    fc.property(arbitraryKeyedMock.filter(isListening), fc.nat({ max: 9 }), (mock, at) => {
      let content = toContent(mock)
      for (const id of groupsOf(content)) {
        const body = content.nodes[id]?.fields['question']
        if (!isJsonObject(body)) continue
        const edit = (change: (table: JsonObject) => JsonObject) => {
          const found = content.nodes[id]?.fields['question']
          const table = isJsonObject(found) ? found : {}
          content = numberCells(keepAnswers(id, setField(id, 'question', change(table))))(content)
        }
        const rows = Array.isArray(body['rows']) ? body['rows'].length : 0
        edit((table) => moveRow(table, at % Math.max(1, rows), 1))
        if (at % Math.max(1, rows) < rows - 1) edit((table) => moveRow(table, (at % rows) + 1, -1))
        edit((table) => addRow(table, at))
        edit((table) => removeRow(table, Math.min(at, rows)))
        edit((table) => addColumn(table, at))
        edit((table) => removeColumn(table, Math.min(at, 2)))
      }
      expect(toDocument(content)).toEqual(mock)
    }),
  )
})

test('blank cells that are named by the number of their question follow it, and others keep their name', () => {
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
  const read = (from: MockContent, id: string) => from.nodes[id]?.fields['correct_answer']
  const shorter = numberCells((from) => {
    const found = from.nodes[first]?.fields['question']
    return keepAnswers(
      first,
      setField(first, 'question', removeRow(isJsonObject(found) ? found : {}, 0)),
    )(from)
  })(content)
  expect(read(shorter, first)).toEqual([{ questionId: '1', answer: '2' }])
  expect(read(shorter, second)).toEqual([
    { questionId: '2', answer: '3' },
    { questionId: 'last', answer: 'last' },
  ])
})
