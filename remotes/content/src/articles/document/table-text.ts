/** `table_columns` and `table_rows` are JSON text on the wire; arrays are accepted too, and invalid JSON is null. */
const parse = (stored: unknown): unknown => {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Numbers and booleans are read as text; objects are not cells. */
function toCell(value: unknown): string | null {
  if (value === null) return ''
  return typeof value === 'object' ? null : String(value)
}

function toCells(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  const cells = value.map(toCell)
  return cells.every((cell) => cell !== null) ? cells : null
}

/** Column headings, or null for anything but a list of cells. */
export const parseTableColumns = (stored: unknown): string[] | null => toCells(parse(stored))

/** Rows of cells, with the server's number in each, or null for anything but a list of rows. */
export function parseTableRows(stored: unknown): string[][] | null {
  const value = parse(stored)
  if (!Array.isArray(value)) return null
  const rows = value.map(toCells)
  return rows.every((row) => row !== null) ? rows : null
}
