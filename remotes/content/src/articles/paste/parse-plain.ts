import { parseCells } from '@console/authoring/lists/parse-cells'
import { splitLines } from '@console/values/text/line-breaks'
import type { Block } from './parse-html.ts'

const bullet = /^(?:[-–*•·▪◦o]|\(?\d{1,3}[.)]|[a-z][.)])\s+/u
const longestHeading = 80

/**
 * Recognises structure in plain text: lines with bullets or numbers are items, lines with tabs are rows, and a short
 * separate line that is not a sentence is a heading.
 */
export function parsePlain(text: string): Block[] {
  const lines = splitLines(text)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    if (line === '') continue
    const rows = countRows(lines, at)
    if (rows > 1) {
      const [headings = [], ...cells] = parseCells(lines.slice(at, at + rows).join('\n'))
      blocks.push({ kind: 'table', headings, rows: cells })
      at += rows - 1
    } else blocks.push(toBlock(line, lines[at - 1]))
  }
  return blocks
}

function countRows(lines: readonly string[], from: number): number {
  let count = 0
  while (lines[from + count]?.includes('\t')) count += 1
  return count
}

function toBlock(line: string, before: string | undefined): Block {
  const marked = /^(#{1,6})\s+(.+)$/s.exec(line)
  if (marked?.[1] !== undefined) return { kind: 'heading', level: marked[1].length, text: marked[2] ?? '' }
  if (bullet.test(line)) return { kind: 'item', text: line.replace(bullet, '') }
  const standsAlone = before === undefined || before.trim() === ''
  const isHeading = standsAlone && line.length <= longestHeading && /[\p{L}\p{N})’?]$/u.test(line)
  return isHeading ? { kind: 'heading', level: 2, text: line } : { kind: 'paragraph', text: line }
}
