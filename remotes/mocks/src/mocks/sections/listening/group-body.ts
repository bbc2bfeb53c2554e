import { createId } from '@console/shared/create-id'
import type { GroupDraft } from '../../authoring/tasks/group-draft.ts'
import type { FieldsOf } from '../../core/document/mock-node.ts'
import type { Table } from '../../core/keys/listening-body.ts'
import { type QuestionType, toTraits } from '../../core/keys/question-type.ts'

type Item = FieldsOf<'listening.item'>

const gap = /_{2,}/

export const buildBody = ({ type, questions }: Pick<GroupDraft, 'type' | 'questions'>) => ({
  image: null,
  question: buildQuestion(type, questions),
})

function buildQuestion(type: QuestionType, questions: readonly string[]): Table | Item[] {
  const isUnwritten = questions.every((text) => text === '')
  if (type === 'table_completion' && isUnwritten) return buildTable(questions.length)
  const hasGaps = toTraits(type).noun !== 'question'
  return questions.map((text) => buildItem(isUnwritten && hasGaps ? gapMark : text))
}

/** Two columns, of which the second is asked for. */
const buildTable = (rows: number): Table => ({
  headers: ['', ''],
  rows: Array.from({ length: rows }, () => [
    { type: 'fixed', value: '' },
    { type: 'blank', placeholder: '', prefix: null, suffix: null },
  ]),
})

const gapMark = '_____'

/** A line with a gap becomes its text and a blank, with what follows the gap on the line behind it. */
function buildItem(line: string): Item {
  const found = gap.exec(line)
  if (found === null) return { id: createId(), text: line }
  const before = line.slice(0, found.index).trim()
  const after = line.slice(found.index + found[0].length).trim()
  const blank = { id: createId(), prefix: null }
  return before === ''
    ? { id: createId(), text: after, blank: { ...blank, position: 'start', suffix: null } }
    : { id: createId(), text: before, blank: { ...blank, position: 'end', suffix: after || null } }
}
