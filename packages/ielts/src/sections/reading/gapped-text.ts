import { splitLines } from '@console/values/text/line-breaks'
import type { KeyGroup } from '../../keys/key-group.ts'
import { toTraits } from '../../question-types/question-types.ts'

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
    case 'lines':
      if (isGapTable(questions.map(({ text }) => text))) return 'table'
      return flowChart.test(`${instruction} ${node.fields.title ?? ''}`) ? 'steps' : 'lines'
    case 'sentences':
      return 'lines'
    case 'steps':
      return 'steps'
    default:
      return 'questions'
  }
}

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

/** A text of a table may continue the row or the cell of the one before. */
export const goesOn = (text = ''): boolean => /^\s*[|…]/.test(text)

export const startsWithGap = (text: string): boolean => /^\s*_{3}/.test(text)

/** Whether texts of questions represent a table: each then has cells, or is part of a row that has. */
export const isGapTable = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes('|')) &&
  texts.every(
    (text, index) =>
      text.includes('|') || goesOn(text) || goesOn(texts[index + 1]) || (index > 0 && startsWithGap(text)),
  )

/** Splits `Dyes: substance | source` into title and column names. */
export function splitTableTitle(title: string): { title: string; heads: string[] } {
  if (!title.includes('|')) return { title, heads: [] }
  const colon = title.slice(0, title.indexOf('|')).lastIndexOf(':')
  const heads = title.slice(colon + 1).split('|')
  return { title: title.slice(0, Math.max(0, colon)).trim(), heads: heads.map((head) => head.trim()) }
}
