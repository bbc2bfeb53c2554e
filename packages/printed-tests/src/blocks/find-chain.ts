import { countWords } from '@console/ielts'
import { type Lines, nextText } from '../model/text-line.ts'
import { hasRun, listGaps } from '../patterns/gap-patterns.ts'
import { matchExercise, matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isClearInstruction, parseLimit } from '../patterns/instruction-patterns.ts'
import { matchNumbered, matchTwoNumbers, numberAlone, splitColumns } from '../patterns/item-patterns.ts'

/** “5 Sailors left their ____ in a 6 ____” has more than one number. */
function findLastGap(text: string, first: number): number {
  const gaps = new Set(listGaps(text, { first, last: first + 20 }).map(({ number }) => number))
  let last = first
  while (gaps.has(last + 1)) last += 1
  return last
}

/** “sold to 14 by” or “sold to (14) by”, below what says that something is to be completed. */
function findLastBare(text: string, before: number): number {
  const numbers = text.matchAll(/(?<=[A-Za-z,:;£$€–-][ \t]{0,4}[([]?)\d{1,2}(?=[)\]]?\s?[.,;:?!]?(?:\s|$))/g)
  return numbers.reduce((last, [number]) => (Number(number) === last + 1 ? last + 1 : last), before)
}

export const asksForGaps = (text: string): boolean =>
  /\b(?:complete|fill)\b|\b(?:gaps?|blanks?|missing words?)\b/i.test(text) || parseLimit(text) !== null

/** The last of the numbers that continue from `last` on a line; `last` itself if none does. */
function goOn(lines: Lines, index: number, last: number, isGapped: boolean): number {
  const text = lines[index]?.text ?? ''
  const found = matchNumbered(splitColumns(text).join(' '))
  // A longer line is a paragraph, even if it has a number.
  const isShort = found !== null && (countWords(found.rest) < 30 || hasRun(found.rest))
  const isGap = hasRun(text) && listGaps(text, { first: last + 1, last: last + 1 }).length > 0
  const isAlone = numberAlone(text) === last + 1 && /^[^\d]/.test(nextText(lines, index))
  if (isAlone || (isShort && found.number === last + 1) || isGap) return findLastGap(text, last + 1)
  const two = matchTwoNumbers(text)
  if (two?.first === last + 1 && two.last === last + 2) return two.last
  return isGapped ? findLastBare(text, last) : last
}

/** The last of the consecutive numbers below one instruction; null if no question follows. */
export function findChain(lines: Lines, index: number, first: number): number | null {
  let last = first - 1
  const isGapped = asksForGaps(lines[index]?.text ?? '')
  for (const [nth, { text }] of lines.slice(index, index + 200).entries()) {
    if (matchGroupHead(text) !== null || matchPassageHead(text) !== null) break
    const next = goOn(lines, index + nth, last, isGapped && (nth > 0 || !isClearInstruction(text)))
    if (next > last) {
      last = next
      continue
    }
    if (last >= first && (matchExercise(text) !== null || isClearInstruction(text))) break
    if (last < first && countWords(text) >= 45) return null
  }
  return last < first ? null : last
}
