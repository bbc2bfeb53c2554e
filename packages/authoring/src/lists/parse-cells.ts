import { toLineFeeds } from '@console/values/text/line-breaks'

/**
 * Parses cells from a spreadsheet's clipboard text: tabs between cells, line ends between rows, quotation marks around
 * cells that contain either, doubled inside.
 */
export function parseCells(text: string): string[][] {
  const source = toLineFeeds(text.replaceAll('\r\n', '\n')).replace(/\n$/, '')
  if (source === '') return []
  const rows: string[][] = [[]]
  for (let at = 0; at <= source.length; ) {
    const { cell, end } = readCell(source, at)
    rows.at(-1)?.push(cell)
    if (source[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

function readCell(source: string, start: number): { cell: string; end: number } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source[start] === '"' ? source.slice(start) : '')
  if (quoted !== null) {
    return { cell: (quoted[1] ?? '').replaceAll('""', '"').trim(), end: start + quoted[0].length }
  }
  const length = source.slice(start).search(/[\t\n]/)
  const end = length === -1 ? source.length : start + length
  return { cell: source.slice(start, end).trim(), end }
}
