import type { TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { isClearInstruction, isInstruction } from '../patterns/instruction-patterns.ts'
import { matchNumbered } from '../patterns/item-patterns.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { addLine, type GroupLines } from './part-lines.ts'

/** One head may stand above several tasks: each instruction among the questions begins another. */
export function splitAtInstructions(group: GroupLines): GroupLines[] {
  const { first, last, lines } = group
  const starts: { index: number; first: number }[] = [{ index: 0, first }]
  let seen = first - 1
  for (const [index, line] of lines.entries()) {
    while (seen < last && listNumbers(line.text).includes(seen + 1)) seen += 1
    if (seen < first || seen >= last || !isNewInstruction(lines, index)) continue
    const next = findNumber(lines, index)
    if (next === seen + 1 && next !== starts.at(-1)?.first) starts.push({ index, first: next })
  }
  if (starts.length === 1) return [group]
  return starts.map((start, nth) => {
    const next = starts[nth + 1]
    const own = lines.slice(start.index, next?.index)
    const head = nth === 0 ? group.head : (own[0] ?? group.head)
    const split: GroupLines = {
      ...group,
      head,
      first: start.first,
      last: next === undefined ? last : next.first - 1,
      lines: [],
      numbers: new Set(),
    }
    for (const line of own) addLine(split, line)
    return split
  })
}

const about =
  /\b(?:answers?|letters?|questions?|sentences?|statements?|summary|table|notes|form|headings?|words?|true|text|passage|box|endings?|flow[- ]?chart|diagram|map|plan|paragraphs?|sections?)\b/i

function isNewInstruction(lines: readonly TextLine[], index: number): boolean {
  const text = lines[index]?.text ?? ''
  if (hasRun(text) || matchNumbered(text) !== null || !about.test(text) || !/[.:?]$/.test(text)) return false
  return isClearInstruction(text) || (lines[index - 1]?.text === '' && isInstruction(text))
}

/** The first number below a line. */
function findNumber(lines: readonly TextLine[], index: number): number | undefined {
  for (let at = index + 1; at < lines.length; at += 1) {
    const [number] = listNumbers(lines[at]?.text ?? '')
    if (number !== undefined) return number
  }
  return undefined
}
