import { matchGroupHead, matchPassageHead } from '../lines/head-patterns.ts'
import { isInstruction } from '../lines/order-patterns.ts'
import type { TextLine } from '../lines/text-line.ts'

/** “Question 1” below “Questions 1–4: Choose …” is the number of a question, and not the head of a group of one. */
export function numberSingleHeads(lines: readonly TextLine[]): TextLine[] {
  const numbered = [...lines]
  for (const [index, { text }] of lines.entries()) {
    const head = matchGroupHead(text)
    if (head === null || head.first === head.last) continue
    const singles = listSingles(lines, index, head)
    const order = lines.slice(index + 1, singles[0]?.index).find((line) => line.text !== '')?.text ?? ''
    if (singles.length !== head.last - head.first + 1 || !isInstruction(head.rest || order)) continue
    for (const { index: place, number, rest } of singles)
      numbered[place] = { at: lines[place]?.at ?? 0, text: rest === '' ? `${number}` : `${number}. ${rest}` }
  }
  return numbered
}

type Single = { index: number; number: number; rest: string }

/** The heads of one question each that follow one another from here on, up to any other head. */
function listSingles(lines: readonly TextLine[], from: number, range: { first: number }): Single[] {
  const singles: Single[] = []
  for (const [nth, { text }] of lines.slice(from + 1).entries()) {
    if (matchPassageHead(text) !== null) break
    const head = matchGroupHead(text)
    if (head === null) continue
    if (head.first !== head.last || head.first !== range.first + singles.length) break
    singles.push({ index: from + 1 + nth, number: head.first, rest: head.rest })
  }
  return singles
}
