import type { TextLine } from '../model/text-line.ts'
import { announcesText, matchGroupHead, matchPassageHead, matchRangeHead } from './head-patterns.ts'
import { listNumbers } from './question-labels.ts'

/** Which numbers a head says there are, with what follows it on its line. */
export type GroupHead = { first: number; last: number; rest: string }

export const matchHead = (text: string): GroupHead | null => matchGroupHead(text) ?? matchRangeHead(text)

export const listHeads = (lines: readonly TextLine[]): GroupHead[] =>
  lines.flatMap(
    ({ text }) => matchGroupHead(text) ?? matchGroupHead(matchPassageHead(text)?.rest ?? '') ?? [],
  )

/** “Part 1, Questions 1–10” stands around “Questions 1–6”. */
export function isAround(lines: readonly TextLine[], index: number, { first, last }: GroupHead): boolean {
  for (let at = index + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? ''
    if (matchPassageHead(text) !== null) return false
    const next = matchHead(text)
    if (next !== null)
      return (
        next.first === first &&
        (next.last < last ||
          (next.last === last && lines.slice(index + 1, at).every((line) => line.text === '')))
      )
    if (announcesText(text)) return true
    if (listNumbers(text).includes(last)) return false
  }
  return false
}
