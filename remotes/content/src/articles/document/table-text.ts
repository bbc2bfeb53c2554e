/** `table_columns` and `table_rows` are JSON text on the wire; arrays are accepted too, and text that is no JSON is null. */
const parse = (stored: unknown): unknown => {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/** Numbers and the like are read as their text; objects are no cell. */
function toCell(value: unknown): string | null {
  if (value === null) return ''
  return typeof value === 'object' ? null : String(value)
}

function toCells(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null
  const cells = value.map(toCell)
  return cells.every((cell) => cell !== null) ? cells : null
}

/** Headings of the columns, or null for what is no list of cells. */
export const parseTableColumns = (stored: unknown): string[] | null => toCells(parse(stored))

/** Rows of cells, as many in each as the server has, or null for what is no list of rows. */
export function parseTableRows(stored: unknown): string[][] | null {
  const value = parse(stored)
  if (!Array.isArray(value)) return null
  const rows = value.map(toCells)
  return rows.every((row) => row !== null) ? rows : null
}
