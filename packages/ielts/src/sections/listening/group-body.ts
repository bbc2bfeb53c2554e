import { createId } from '@console/values/ids/create-id'
import { splitLines } from '@console/values/text/line-breaks'
import type { Table } from '../../document/listening-body.ts'
import type { FieldsOf, NewNode } from '../../document/mock-node.ts'
import { type QuestionType, toLineNoun, toTraits } from '../../question-types/question-types.ts'
import type { BuildBody } from '../tasks/group-draft.ts'

type Item = FieldsOf<'listening.item'>

export const buildItem = (text = ''): Item => ({ id: createId(), text })

export const buildPart = (title = ''): NewNode<'listening.part'> => ({ id: createId(), title, questions: [] })

const gap = /_{2,}/

const hasGap = (text: string): boolean => gap.test(text)

export const buildBody = ({ type, questions, image, table }: Parameters<BuildBody>[0]) => ({
  image: image ?? null,
  question: table ?? buildQuestion(type, questions),
})

function buildQuestion(type: QuestionType, questions: readonly string[]): Table | Item[] {
  const isUnwritten = questions.every((text) => text === '')
  if (isUnwritten && toTraits(type).body === 'table') return buildTable(questions.length)
  if (toLineNoun(type) === 'question') return questions.map((text) => readItem(text))
  if (isUnwritten) return questions.map(() => readItem(gapMark))
  return questions.flatMap(readItems)
}

/** Two columns; the second is blank. */
const buildTable = (rows: number): Table => ({
  headers: ['', ''],
  rows: Array.from({ length: rows }, () => [
    { type: 'fixed', value: '' },
    { type: 'blank', placeholder: '', prefix: null, suffix: null },
  ]),
})

const gapMark = '_____'

/** Each line of a question becomes an item; only the line with the gap gets a blank. */
function readItems(question: string, _index: number, questions: readonly string[]): Item[] {
  // If other questions have gaps, one without would not count as a question.
  const isAsked = hasGap(question) || !questions.some(hasGap)
  return splitLines(isAsked ? question : `${question} ${gapMark}`).map(readItem)
}

/** Converts a line with a gap to text and a blank, with the rest of the line as the suffix. */
function readItem(line: string): Item {
  const found = gap.exec(line)
  if (found === null) return buildItem(line)
  const before = line.slice(0, found.index).trim()
  const after = line.slice(found.index + found[0].length).trim()
  const blank = { id: createId(), prefix: null }
  return before === ''
    ? { id: createId(), text: after, blank: { ...blank, position: 'start', suffix: null } }
    : { id: createId(), text: before, blank: { ...blank, position: 'end', suffix: after || null } }
}
