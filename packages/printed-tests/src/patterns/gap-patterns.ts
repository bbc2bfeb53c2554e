import type { Range } from '../model/text-line.ts'

const run = String.raw`(?:(?<!_)_{2,}|(?<!\.)\.{3,}|(?<!…\s?)…(?:\s?…)*(?:\.{1,2}(?=\s{0,4}[a-z,;.]))?|(?<!□)□+)`

/** Lines and dots to write an answer on, and an answer on the line of its question. */
export const gapPatterns = {
  numbered: new RegExp(
    String.raw`[([]?(?<![A-Za-z\d]|\d[-–])(\d{1,2})[)\]]?\s?[.:]?\s*(?:[£$€]\s?)?${run}|${run}\s*[([](\d{1,2})[)\]]|[([](\d{1,2})[)\]]`,
    'g',
  ),
  any: new RegExp(run, 'g'),
  answer:
    /(?:^|[\s([])(?:(?:the\s)?(?:(?:correct|right|model)\s)?ans(?:wers?|\.)?(?:\s(?:is|are))?|^a\s?\d{0,2})(?:\s?[:=–-]\s?|(?<=^ans\.)\s)([^_…]{1,80}?)[)\]]?$/i,
}

export type GapMatch = { number: number; from: number; to: number }

/** The numbered gaps of a line: “(8) ______”, “8 ……”, “______ (8)”, or “(8)” alone. */
export const listGaps = (text: string, { first, last }: Range): GapMatch[] =>
  [...text.matchAll(gapPatterns.numbered)]
    .map((match) => ({
      number: Number(match[1] ?? match[2] ?? match[3]),
      from: match.index,
      to: match.index + match[0].length,
    }))
    .filter(({ number }) => number >= first && number <= last)

/** The gaps of a line in a group; “(8)” without a line behind it is the number of a question where a line begins with it. */
export const findGaps = (text: string, range: Range): GapMatch[] =>
  listGaps(text, range).filter(
    ({ from, to }) =>
      (from > 0 || hasRun(text.slice(0, to))) &&
      !/\b(?:paragraphs?|sections?|lines?|para\.?|part) $/i.test(text.slice(Math.max(0, from - 20), from)),
  )

/** Gaps of whatever length become the one that the console writes. */
export const toGapText = (text: string): string => text.replaceAll(gapPatterns.any, '_____')

export const hasRun = (text: string): boolean => text.search(gapPatterns.any) !== -1

/** “Answer: B”, “The correct answer is: FALSE”, and what stands before it on the line. */
export function matchAnswer(text: string): { said: string; above: string } | null {
  const found = gapPatterns.answer.exec(text)
  return found === null || hasRun(found[0])
    ? null
    : { said: found[1] ?? '', above: text.slice(0, found.index).trimEnd() }
}

/** A letter, a numeral or a verdict: one of several that are printed. A key may have the first letters of a verdict. */
export const choice = '[A-L]|[ivx]{1,5}|TRUE|FALSE|YES|NO|NOT GIVEN|[TFYN]|NG'
export const isChoice = (said: string): boolean =>
  /^(?:[A-L]|[ivx]{1,5}|TRUE|FALSE|YES|NO|NOT GIVEN)$/.test(said)

/** Whether a line has an answer, and no gap. */
export const isAnswerLine = (text: string): boolean => gapPatterns.answer.test(text) && !hasRun(text)
