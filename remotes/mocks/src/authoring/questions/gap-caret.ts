import { flushSync } from 'react-dom'

/** The row and offset of the caret after a text with several gaps was split into rows. */
export type RowCaret = { row: number; at: number }

/** `rows` are the texts that the source was split into; `gaps` matches the gaps in the source, one per row. */
export function findRowCaret(source: string, caret: number, gaps: RegExp, rows: readonly string[]): RowCaret {
  const ends = [...source.matchAll(gaps)].map((gap) => gap.index + gap[0].length)
  const found = ends.findIndex((end) => caret <= end)
  const row = found === -1 || found >= rows.length ? rows.length - 1 : found
  const text = rows[row] ?? ''
  const start = row === 0 ? 0 : (ends[row - 1] ?? 0)
  const gapEnd = ends[row] ?? source.length
  const gapStart = [...source.matchAll(gaps)][row]?.index ?? gapEnd
  const lead = source.slice(start, gapStart)
  if (caret <= gapStart)
    return { row, at: Math.max(0, caret - start - (lead.length - lead.trimStart().length)) }
  // A gap printed as a line has no text inside.
  const from = text.includes('[[') ? caret : Math.max(caret, gapEnd)
  const end = row === rows.length - 1 ? source.length : gapEnd
  return { row, at: Math.max(0, text.length - (end - from)) }
}

/** Flushes the new rows, so that the next key goes to the right one. */
export function changeRows(field: HTMLElement | null, change: () => void, { row, at }: RowCaret) {
  const own = field?.closest('li')
  const list = own?.parentElement
  const first = own && list ? [...list.children].indexOf(own) : -1
  flushSync(change)
  const next = list?.children[first + row]?.querySelector('textarea')
  next?.focus()
  next?.setSelectionRange(at, at)
}
