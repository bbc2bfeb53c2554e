import { listUnits } from '../../releases/records/release-units.ts'
import type { ListedRelease } from '../../releases/release-store.ts'
import { toMinute, toShortVersion, toTable } from './to-table.ts'

/** The table of `release list --releases`, newest first; `*` marks the current release. */
export function describeReleases(releases: readonly ListedRelease[]): string[] {
  const head = ['', 'id', 'first made (UTC)', 'by', 'why', 'versions']
  return toTable(
    head,
    releases.map(({ record, by, reason, isCurrent }) => [
      isCurrent ? '*' : '',
      record.id,
      toMinute(record.created_at),
      by,
      reason,
      listUnits(record)
        .map(({ name, version }) => `${name} ${toShortVersion(version)}`)
        .join('  '),
    ]),
  )
}
