import { countWords, toNumeral } from '@console/ielts'
import { findGaps, hasRun } from './gap-patterns.ts'
import { isBulleted, matchNumbered, matchTwoNumbers, numberAlone } from './item-patterns.ts'

/** Numbers of a line that may be those of questions: where it begins, and at its gaps. */
export function listNumbers(text: string): number[] {
  const alone = numberAlone(text)
  const start = matchNumbered(text)
  const isItem = start !== null && (!isParagraph(start.rest) || hasRun(text))
  const two = /^\d/.test(text) ? matchTwoNumbers(text) : null
  if (two !== null && two.last > two.first) return [two.first, two.last]
  return [
    ...(alone === null ? [] : [alone]),
    ...(isItem ? [start.number] : []),
    ...findGaps(text, { first: 1, last: 40 }).map(({ number }) => number),
  ]
}

/** A line may have a number and be a paragraph. */
const isParagraph = (text: string): boolean => {
  const words = countWords(text)
  return words >= 40 || (words >= 18 && /\w[.!?]\s[A-Z“"]/.test(text))
}

/** Letters and numerals in place of numbers. */
export const labelPatterns = {
  letter: /^[([]?([a-p])\s?[.)\]]\s?(?=\S)/,
  letterGap: /[([]([a-p])[)\]]\s?(?=_{2}|\.{3}|…)/g,
  numeral: /^[([]?([ivx]{1,4})\s?[.)\]]\s?(?=\S)/,
  numeralGap: /[([]([ivx]{1,4})[)\]]\s?(?=_{2}|\.{3}|…)/g,
}

export type SignMark = { place: number; from: number; to: number }

/** “c) The road is long.” is the third of questions that have letters, or an option; “(c) ____” is its gap. */
export const listLetters = (text: string): SignMark[] =>
  listSigns(text, labelPatterns.letter, labelPatterns.letterGap).map(({ sign, ...mark }) => ({
    ...mark,
    place: sign.charCodeAt(0) - 96,
  }))

/** “iii. The road is long.” */
export const listNumerals = (text: string): SignMark[] =>
  listSigns(text, labelPatterns.numeral, labelPatterns.numeralGap).flatMap(({ sign, ...mark }) => {
    const place = toPlaceOfNumeral(sign)
    return place === 0 ? [] : [{ ...mark, place }]
  })

/** 4 for “iv”; 0 for what is no numeral. */
export const toPlaceOfNumeral = (sign: string): number =>
  Array.from({ length: 15 }, (_, index) => toNumeral(index)).indexOf(sign) + 1

const listSigns = (text: string, start: RegExp, gap: RegExp) =>
  [start.exec(text), ...text.matchAll(gap)].flatMap((found, nth) =>
    found === null || (nth > 0 && found.index === 0)
      ? []
      : [{ sign: found[1] ?? '', from: found.index, to: found.index + found[0].length }],
  )

/** A question without number or letter. */
export const isBulletItem = (text: string): boolean => isBulleted(text) && countWords(text) > 2
