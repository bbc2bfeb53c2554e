/** Rows as lines, each column as wide as its widest cell. Empty columns are left out. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const columns = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''))
  const table = [head, ...rows].map((row) => row.filter((_, column) => columns.includes(column)))
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** `2026-11-22 20:01`, of an ISO 8601 time. */
export const toMinute = (time: string): string => time.slice(0, 16).replace('T', ' ')

/** `1.0.0-1a2b…` by the beginning of its hash, which `rollback --to` takes too. */
export const toShortVersion = (version: string): string =>
  version.replace(/^.*-([0-9a-f]{8})[0-9a-f]*$/, '$1')

/** The last line of a list that is longer. */
export const earlier = (most: number): string =>
  `These are the newest ${most}. Earlier ones: --limit <n> or --all.`
