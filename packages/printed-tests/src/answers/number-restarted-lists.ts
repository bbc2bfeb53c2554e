import type { Doubt } from '../model/printed-test.ts'
import type { Lines, Range, TextLine } from '../model/text-line.ts'
import { listGaps } from '../patterns/gap-patterns.ts'
import { matchGroupHead, matchPassageHead } from '../patterns/head-patterns.ts'
import { matchNumbered, splitColumns } from '../patterns/item-patterns.ts'

/**
 * A word processor may have begun its list at 1 below “Questions 8–14”. Where there are as many items as the head says, they
 * are those questions, in their order.
 */
export function numberRestartedLists(lines: Lines) {
  const numbered: { lines: TextLine[]; doubts: Doubt[] } = { lines: [...lines], doubts: [] }
  for (const [index, line] of lines.entries()) {
    const head = matchGroupHead(line.text)
    if (head === null || head.first === 1 || head.first === head.last) continue
    const items = listRestarted(lines, index, head)
    if (items === null) continue
    for (const { index: place, text } of items) numbered.lines[place] = { at: lines[place]?.at ?? 0, text }
    numbered.doubts.push({
      numbers: items.map((_, nth) => head.first + nth),
      reason: 'These questions are numbered from 1 on paper, and have the numbers of the heading now.',
      lines: items.flatMap(({ index: place }) => lines[place] ?? []),
    })
  }
  return numbered
}

type Item = { index: number; text: string }

/** Gives the items 1, 2, 3 … below a head the numbers that it names; null if they have them already, or are more or fewer. */
function listRestarted(lines: Lines, from: number, range: Range): Item[] | null {
  const items: Item[] = []
  for (const [nth, { text }] of lines.slice(from + 1).entries()) {
    if (matchPassageHead(text) !== null || matchGroupHead(text) !== null) break
    const found = matchNumbered(splitColumns(text).join(' '))
    const isOfRange = found !== null && found.number >= range.first && found.number <= range.last
    if (isOfRange || listGaps(text, range).length > 0) return null
    if (found?.number === items.length + 1)
      items.push({ index: from + 1 + nth, text: text.replace(/\d{1,2}/, String(range.first + items.length)) })
  }
  return items.length === range.last - range.first + 1 ? items : null
}
