import { createId } from '@console/shared/document/create-id'
import type { MockSection } from '@console/shared/schemas/mock'
import type { JsonObject } from '../../core/document/json.ts'

export type DraftOption = string | { key: string; value: string }

/** A group of questions of either section before it is written as the wire has it. */
export type GroupDraft = {
  type: string
  title: string | null
  instruction: string
  wordlimit: number | null
  options: readonly DraftOption[] | null
  /** What is asked, with `_____` for a gap. */
  questions: readonly string[]
  /** In the order of the numbers. A set asks once for several. */
  answers: readonly string[]
}

const gap = /_{2,}/

/** A new group, with ids of its own at every call. */
export function buildGroup(section: MockSection, draft: GroupDraft): JsonObject {
  const { questions, answers, options, ...rest } = draft
  const common = {
    id: createId(),
    ...rest,
    options: options === null ? null : [...options],
    correct_answer: [...answers],
    marks: answers.length,
  }
  return section === 'listening'
    ? { ...common, image: null, question: buildBody(draft.type, questions) }
    : { ...common, questions: questions.map((text) => ({ id: createId(), text })) }
}

/** The types of a recording whose lines have gaps. */
export const gapTypes: readonly string[] = [
  'note_completion',
  'sentence_completion',
  'table_completion',
  'flow_chart_fill_in_the_blanks',
  'flow_chart_drag_and_drop',
]

function buildBody(type: string, questions: readonly string[]): JsonObject | JsonObject[] {
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
