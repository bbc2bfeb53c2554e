import { type Lines, mapTexts, type Range, type TextLine } from '../../model/text-line.ts'
import { hasRun } from '../../patterns/gap-patterns.ts'
import { isInstruction } from '../../patterns/instruction-patterns.ts'

type Place = { index: number; from: number; to: number; number: number; isInside: boolean }

const bracketed = /[([](\d{1,2})[)\]]|^(\d{1,2})(?=\s[a-z])/g
const alone =
  /(?<![\w.,:/([–-]|\d\s)(\d{1,2})(?:\s?(?:_|\.\.))?(?=\s[a-z(]|\s?[.,;:?!)]?(?:\s|$))(?!\s?(?:°|%|[ck]?m\b|kg\b))/g
/** “Address: 14 2 Road” and “4 km away”, where no stricter reading finds all numbers. */
const anywhere = /[([](\d{1,2})[)\]]|(?<![\w.,:/([–-])(\d{1,2})(?=\s?[.,;:?!)]?(?:\s|$))/g

/** “sold to (14) by” or “sold to 14 by”: where every number of the group stands in its running text, each is a gap. */
export function markBareGaps(lines: Lines, range: Range): TextLine[] {
  if (lines.some(({ text }) => hasRun(text))) return [...lines]
  const asked = lines.map(({ text }) => !isInstruction(text))
  // “Write to the 16” is a step of a chart, and no instruction.
  const all = asked.map((isAsked, index) => isAsked || index > asked.indexOf(true))
  const places = [asked, all]
    .flatMap((own) => [bracketed, alone, anywhere].map((pattern) => listInOrder(lines, range, pattern, own)))
    .find((found) => found !== null && areInside(found))
  if (places === undefined || places === null) return [...lines]
  return mapTexts(lines, (line, nth) =>
    places
      .filter(({ index }) => index === nth)
      .reduceRight(
        (text, { from, to, number }) => `${text.slice(0, from)}(${number}) ____${text.slice(to)}`,
        line,
      ),
  )
}

/** Most of them, for questions in a list have their numbers before them. */
function areInside(places: readonly Place[]): boolean {
  const inside = places.filter(({ isInside }) => isInside).length
  return inside >= places.length * (places[0]?.isInside === true ? 0.5 : 0.6)
}

/** The places of all numbers, one after the other; null where one is missing. */
function listInOrder(
  lines: Lines,
  { first, last }: Range,
  pattern: RegExp,
  isRead: readonly boolean[],
): Place[] | null {
  const places: Place[] = []
  let wanted = first
  for (const [index, { text }] of lines.entries()) {
    if (isRead[index] !== true) continue
    for (const { 0: found, 1: number, 2: other = number, index: from } of text.matchAll(pattern)) {
      if (Number(other) !== wanted) continue
      const isInside = /[A-Za-z£$€]/.test(text.slice(0, from))
      places.push({ index, from, to: from + found.length, number: wanted, isInside })
      wanted += 1
    }
  }
  return last > first + 1 && wanted === last + 1 ? places : null
}
