import type { ListedRelease } from '../releases/release-store.ts'
import { listUnits } from '../releases/release-units.ts'

/** The table of `release list`, newest first; `*` marks the current release. */
export function describeReleases(releases: readonly ListedRelease[]): string[] {
  const rows = releases.map(({ record, by, reason, isCurrent }) => [
    isCurrent ? '*' : '',
    record.id,
    toMinute(record.created_at),
    by,
    reason,
    listUnits(record)
      .map(({ name, version }) => `${name} ${version.replace(/^.*-([0-9a-f]{8})[0-9a-f]*$/, '$1')}`)
      .join('  '),
  ])
  const table = [['', 'id', 'when (UTC)', 'who', 'why', 'versions'], ...rows]
  const widths = table.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, cell.length)),
    [],
  )
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const toMinute = (time: string) => time.slice(0, 16).replace('T', ' ')
