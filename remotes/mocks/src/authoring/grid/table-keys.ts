import { readKey } from '@console/shared/ui/read-key'
import type { KeyboardEvent } from 'react'

type TableStep =
  | { what: 'go' | 'add row' | 'add column'; row: number; column: number }
  | { what: 'move row' | 'move column'; row: number; column: number; by: 1 | -1 }

const arrows: Record<string, readonly [rows: -1 | 0 | 1, columns: -1 | 0 | 1]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The table command of a key; row -1 is the heading. Null for keys that edit the cell’s text. */
export function toTableStep(event: KeyboardEvent<HTMLElement>): TableStep | null {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement) || event.ctrlKey || event.metaKey) return null
  const key = readKey(event)
  const row = Number(field.dataset['row'])
  const column = Number(field.dataset['column'])
  if (key === 'Enter') {
    if (event.altKey) return { what: event.shiftKey ? 'add column' : 'add row', row, column }
    return event.shiftKey ? null : { what: 'go', row: row + 1, column }
  }
  const [rows, columns] = arrows[key] ?? [0, 0]
  if ((rows === 0 && columns === 0) || event.shiftKey) return null
  if (event.altKey) {
    if (columns !== 0) return { what: 'move column', row, column, by: columns }
    return rows === 0 || row === -1 ? null : { what: 'move row', row, column, by: rows }
  }
  const { selectionStart, selectionEnd, value } = field
  const isBack = rows < 0 || columns < 0
  // Within the text the arrow keys move the caret.
  const isAtEdge = isBack ? selectionEnd === 0 : selectionStart === value.length
  return isAtEdge ? { what: 'go', row: row + rows, column: column + columns } : null
}
