import { type GapMatch, listGaps, splitColumns, toGapText } from './line-patterns.ts'

/** A line with several gaps is divided where a sentence ends between them, else right before the next gap. */
export function cutAtGaps(text: string, gaps: readonly GapMatch[]): { number: number; text: string }[] {
  const line = splitColumns(text).length > 2 ? text.replaceAll(/\t+| {2,}/g, ' | ') : text
  const found = line === text ? gaps : null
  const places = found ?? gaps.map((gap) => relocate(line, gap))
  let start = 0
  return places.map(({ number, from, to }, index) => {
    const next = places[index + 1]
    const between = next === undefined ? '' : line.slice(to, next.from)
    const stop = between.search(/[.;!?]\s/)
    const end = next === undefined ? line.length : stop === -1 ? next.from : to + stop + 1
    const piece = `${line.slice(start, from)}_____${line.slice(to, end)}`
    start = end
    return { number, text: toGapText(piece).trim() }
  })
}

const relocate = (line: string, { number }: GapMatch): GapMatch =>
  listGaps(line, { first: number, last: number })[0] ?? { number, from: line.length, to: line.length }
