import type { Lines, TextLine } from '../model/text-line.ts'
import { joinMarks, matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'

type Pair = { left: number; right: number }

/**
 * “10. In 1961 …   12. Old people …”: questions in two columns, each with its options below it, stand below each other again.
 * Where the numbers of both columns go on from row to row, the second column follows the first.
 */
export function splitColumnsOfQuestions(lines: Lines): TextLine[] {
  const split: TextLine[] = []
  let second: TextLine[] = []
  let pair: Pair | null = null
  for (const line of lines.flatMap(splitRow)) {
    const [left = '', right = '', ...others] = joinMarks(splitColumns(line.text))
    const isPair = right !== '' && others.length === 0
    const found = isPair ? matchPair(left, right) : null
    const isOption = found === null && pair !== null && isPair && areOptions(left, right)
    // The left column may be longer.
    const isLast = !isPair && pair !== null && matchNumbered(left)?.number === pair.left + 1
    if (!isOption && !isLast && !isBelow(pair, found)) {
      split.push(...second)
      second = []
    }
    const isCut = found !== null || isOption
    split.push(isCut ? { at: line.at, text: left } : line)
    if (isCut) second.push({ at: line.at, text: right })
    if (!isOption) pair = found
  }
  return [...split, ...second]
}

/** “14. Paragraph A   15. Paragraph B   16. Paragraph C” */
function splitRow(line: TextLine): TextLine[] {
  const cells = joinMarks(splitColumns(line.text))
  const first = matchNumbered(cells[0] ?? '')?.number ?? 0
  const areNumbered =
    cells.length > 1 && cells.every((cell, nth) => matchNumbered(cell)?.number === first + nth)
  if (!areNumbered) return [line]
  return cells.length > 2
    ? cells.map((text) => ({ at: line.at, text }))
    : [{ at: line.at, text: cells.join('\t') }]
}

const isBelow = (above: Pair | null, pair: Pair | null): boolean =>
  above !== null && pair !== null && above.left + 1 === pair.left && above.right + 1 === pair.right

function matchPair(left: string, right: string): Pair | null {
  const [one, other] = [matchNumbered(left)?.number, matchNumbered(right)?.number]
  return one !== undefined && other !== undefined && one < other && other <= 40
    ? { left: one, right: other }
    : null
}

function areOptions(left: string, right: string): boolean {
  const [one, other] = [matchOption(left, false), matchOption(right, false)]
  return one !== null && one.text !== '' && one.key === other?.key
}
