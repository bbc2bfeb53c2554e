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

function areQuestions(left: string, right: string, { first, last }: Range): boolean {
  const [one, other] = [matchNumbered(left)?.number, matchNumbered(right)?.number]
  return one !== undefined && other !== undefined && one >= first && one < other && other <= last
}

function areOptions(left: string, right: string): boolean {
  const [one, other] = [matchOption(left, false), matchOption(right, false)]
  return one !== null && one.text !== '' && one.key === other?.key
}
