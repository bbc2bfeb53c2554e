import { countWords, numberRange } from '@console/ielts'
import type { Lines, Range, TextLine } from '../model/text-line.ts'
import { hasRun } from '../patterns/gap-patterns.ts'
import { listHeads, matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { isClearInstruction } from '../patterns/instruction-patterns.ts'
import { isEntry, parseEntry, withoutExercise } from '../patterns/key-entries.ts'
import { listNumbers } from '../patterns/question-labels.ts'
import { isRubric } from '../patterns/rubric-patterns.ts'
import { parseKey } from './key/parse-key.ts'

/** The lines on which the title of a key and its first answer stand, and the one below it where it does not end the paper. */
export type KeyPlace = { from: number; start: number; end?: number }

/**
 * A key that no known head stands above: there the numbers of the test begin again, with answers that are short, up to the
 * last of them or nearly.
 */
export function findKey(lines: Lines): KeyPlace | null {
  const heads = listHeads(lines)
  const numbers = lines.flatMap(({ text }) => listNumbers(text))
  const firsts = new Set([1, Math.min(...(heads.length > 0 ? heads.map(({ first }) => first) : numbers))])
  const last = Math.max(...(heads.length > 0 ? heads.map((head) => head.last) : numbers))
  const [best] = lines
    .flatMap(({ text }, start) => {
      const first = parseEntry(withoutExercise(text))?.first ?? 0
      return firsts.has(first) ? [{ start, first }] : []
    })
    // Only the last places are tried.
    .slice(-8)
    .map(({ start, first }) => ({ start, count: countAgain(lines, start, { first, last, heads }) }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
  return best === undefined ? null : { from: findTitleAbove(lines, best.start), start: best.start }
}

/** Words above a key: more may be a text. */
const longestLetter = 80

/** A key in the letter above the test, up to an empty line below which its numbers do not go on. */
export function findKeyAbove(lines: Lines): KeyPlace | null {
  const head = lines.findIndex(({ text }) => matchGroupHead(text) !== null)
  const asked = new Set(lines.slice(head).flatMap(({ text }) => listNumbers(text)))
  const isSaid = ({ text }: TextLine) => isEntry(text) && !hasRun(text)
  const start = lines.findIndex(isSaid)
  if (start === -1 || start > head) return null
  const gap = lines.findIndex(
    (line, index) => index > start && line.text === '' && !isSaid(lines[index + 1] ?? line),
  )
  const end = gap === -1 ? head : Math.min(gap, head)
  const answers = [...parseKey(lines.slice(start, end)).answers]
  const known = answers.filter(([number, answer]) => asked.has(number) && countWords(answer) <= 4)
  if (known.length < 3 || known.length < asked.size * 0.6) return null
  const letter = lines.slice(0, start).map(({ text }) => text)
  return { from: countWords(letter.join(' ')) < longestLetter ? 0 : start, start, end }
}

/** How many questions have an answer from here on; 0 unless nearly all have one, and most are short. */
function countAgain(
  lines: Lines,
  start: number,
  { first, last, heads }: Range & { heads: readonly Range[] },
): number {
  const above = lines.slice(0, start)
  const before = new Set(above.flatMap(({ text }) => listNumbers(text)))
  const answers = [...parseKey(lines.slice(start)).answers].filter(
    ([number]) => number >= first && number <= last,
  )
  // Parts may be missing: then nobody asks for the numbers between them.
  const asked = numberRange(first, last).filter(
    (number) => heads.length === 0 || heads.some((head) => number >= head.first && number <= head.last),
  )
  const again = answers.filter(([number]) => before.has(number))
  const short = answers.filter(([, answer]) => countWords(answer) <= 4)
  const isKey =
    again.length >= 3 && again.length >= asked.length * 0.6 && short.length >= answers.length * 0.8
  return isKey ? again.length : 0
}

/** The lines above the first answer say what it is: “TEACHER'S KEY (cut off here)”, “Reading Passage 1”. */
export function findTitleAbove(lines: Lines, start: number): number {
  let from = start
  for (let index = start - 1; index >= 0; index -= 1) {
    const text = lines[index]?.text ?? ''
    if (text === '') continue
    const isApart = from === start && isBelowGap(lines, index) && isShort(text)
    if (!isTitle(text) && !isApart) break
    from = index
  }
  return from
}

/** Below an empty line, or the foot of a page that was taken out. */
const isBelowGap = (lines: Lines, index: number): boolean =>
  lines[index - 1]?.text === '' || (lines[index]?.at ?? 0) - (lines[index - 1]?.at ?? 0) > 1

/** In whatever language: a line by itself, right above the first answer. */
const isShort = (text: string): boolean =>
  countWords(text) <= 6 && !hasRun(text) && !/[.?!]$/.test(text) && !/^\(?[A-Z\d][.)]/.test(text)

const isTitle = (text: string): boolean =>
  text.length < 80 &&
  !hasRun(text) &&
  !isClearInstruction(text) &&
  !/\?$/.test(text) &&
  (/\b(?:answers?|keys?|solutions?|explanations?|results?)\b/i.test(text) ||
    isRubric(text) ||
    matchGroupHead(text) !== null ||
    matchPassageHead(text) !== null)
