import type { TextLine } from '../model/text-line.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'
import { matchOption } from '../patterns/option-patterns.ts'

type Range = { first: number; last: number }

/** “10. In 1961 …   12. Old people …”: questions in two columns, each with its options below it, stand below each other again. */
export function splitColumnsOfQuestions(lines: readonly TextLine[], range: Range): TextLine[] {
  const split: TextLine[] = []
  let second: TextLine[] | null = null
  for (const line of lines) {
    const [left = '', right = '', ...others] = splitColumns(line.text)
    const isPair = right !== '' && others.length === 0
    if (isPair && areQuestions(left, right, range)) {
      split.push(...(second ?? []), { at: line.at, text: left })
      second = [{ at: line.at, text: right }]
    } else if (second !== null && isPair && areOptions(left, right)) {
      split.push({ at: line.at, text: left })
      second.push({ at: line.at, text: right })
    } else {
      split.push(...(second ?? []), line)
      second = null
    }
  }
  return [...split, ...(second ?? [])]
}

/** “24. the atlas   26. the website” above “25. …   27. …”: the second column goes on where the first ends. */
export function splitListedColumns(lines: readonly TextLine[]): TextLine[] {
  const split: TextLine[] = []
  let left: TextLine[] = []
  let right: TextLine[] = []
  const settle = () => {
    split.push(...left, ...right)
    left = []
    right = []
  }
  for (const [index, line] of lines.entries()) {
    const pair = splitPair(line.text)
    const rows = pair === null || left.length > 0 ? 0 : countRows(lines, index, pair)
    if (pair !== null && (rows > 1 || left.length > 0)) {
      left.push({ at: line.at, text: pair.left })
      right.push({ at: line.at, text: pair.right })
      if (splitPair(lines[index + 1]?.text ?? '') === null) settle()
    } else split.push(line)
  }
  settle()
  return split
}

type Pair = { left: string; right: string; one: number; other: number }

function splitPair(text: string): Pair | null {
  const [left = '', right = '', ...others] = splitColumns(text)
  const [one, other] = [matchNumbered(left)?.number, matchNumbered(right)?.number]
  return others.length > 0 || one === undefined || other === undefined ? null : { left, right, one, other }
}

/** The rows of two lists beside each other; 0 unless the second goes on where the first ends. */
function countRows(lines: readonly TextLine[], from: number, { one, other }: Pair): number {
  let rows = 1
  for (;;) {
    const next = splitPair(lines[from + rows]?.text ?? '')
    if (next === null) return other === one + rows ? rows : 0
    if (next.one !== one + rows || next.other !== other + rows) return 0
    rows += 1
  }
}

function areQuestions(left: string, right: string, { first, last }: Range): boolean {
  const [one, other] = [matchNumbered(left)?.number, matchNumbered(right)?.number]
  return one !== undefined && other !== undefined && one >= first && one < other && other <= last
}

function areOptions(left: string, right: string): boolean {
  const [one, other] = [matchOption(left, false), matchOption(right, false)]
  return one !== null && one.text !== '' && one.key === other?.key
}
