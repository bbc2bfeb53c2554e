import { splitLines } from '@console/values/text/line-breaks'
import type { KeyGroup } from '../../keys/key-group.ts'
import { toTraits } from '../../question-types/question-types.ts'
import { type GapTable, readGapTable } from './gap-table.ts'

/** How a group is printed: as separate questions, or as one text, lines of notes, steps or a table. */
export type GappedForm = 'questions' | 'running' | 'lines' | 'steps' | 'table'

const gap = /_{3,}/
const flowChart = /\bflow[- ]?chart\b/i

export function toGappedForm({ type, kind, questions, instruction, node }: KeyGroup): GappedForm {
  if (kind === 'set' || !questions.some(({ text }) => gap.test(text))) return 'questions'
  switch (toTraits(type).body) {
    case 'summary':
      return 'running'
    case 'table':
      return readGroupTable({ questions, node }) === null ? 'lines' : 'table'
    case 'lines':
      return flowChart.test(`${instruction} ${node.fields.title ?? ''}`) ? 'steps' : 'lines'
    case 'sentences':
      return 'lines'
    case 'steps':
      return 'steps'
    default:
      return 'questions'
  }
}

/** The table that a group asks to complete; null if its questions are a list. */
export const readGroupTable = ({ questions, node }: Pick<KeyGroup, 'questions' | 'node'>): GapTable | null =>
  readGapTable({ title: node.fields.title ?? '', texts: questions.map(({ text }) => text) })

/** Splits a text around its gap; one without a gap has it at the end. */
export function splitAtGap(text: string): { before: string; after: string } {
  const found = gap.exec(text)
  if (found === null) return { before: text === '' ? '' : `${text} `, after: '' }
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) }
}

/** Splits a question of notes into its own line and the headings and points printed around it. */
export function splitGapLines(text: string): { at: number; line: string; hasGap: boolean }[] {
  const lines = splitLines(text)
  const found = lines.findIndex((line) => gap.test(line))
  const own = found === -1 ? lines.length - 1 : found
  return lines.map((line, at) => ({ at, line, hasGap: at === own }))
}
