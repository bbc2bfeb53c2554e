import { createId } from '@console/shared/document/create-id'
import type { BuildBody } from '../../authoring/tasks/group-draft.ts'
import type { JsonObject } from '../../core/document/json.ts'

const gap = /_{2,}/

/** The types of a recording whose lines have gaps. */
export const gapTypes: readonly string[] = [
  'note_completion',
  'sentence_completion',
  'table_completion',
  'flow_chart_fill_in_the_blanks',
  'flow_chart_drag_and_drop',
]

export const buildBody: BuildBody = ({ type, questions }) => ({
  image: null,
  question: buildQuestion(type, questions),
})

function buildQuestion(type: string, questions: readonly string[]): JsonObject | JsonObject[] {
  const isUnwritten = questions.every((text) => text === '')
  if (type === 'table_completion' && isUnwritten) return buildTable(questions.length)
  return questions.map((text) => buildItem(isUnwritten && gapTypes.includes(type) ? gapMark : text))
}

/** Two columns, of which the second is asked for. */
const buildTable = (rows: number): JsonObject => ({
  headers: ['', ''],
  rows: Array.from({ length: rows }, () => [
    { type: 'fixed', value: '' },
    { type: 'blank', placeholder: '', prefix: null, suffix: null },
  ]),
})

const gapMark = '_____'

/** A line with a gap becomes its text and a blank, with what follows the gap on the line behind it. */
function buildItem(line: string): JsonObject {
  const found = gap.exec(line)
  if (found === null) return { id: createId(), text: line }
  const before = line.slice(0, found.index).trim()
  const after = line.slice(found.index + found[0].length).trim()
  const blank = { id: createId(), prefix: null }
  return before === ''
    ? { id: createId(), text: after, blank: { ...blank, position: 'start', suffix: null } }
    : { id: createId(), text: before, blank: { ...blank, position: 'end', suffix: after || null } }
}
