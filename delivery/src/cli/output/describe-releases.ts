import { listUnits } from '../../releases/records/release-units.ts'
import type { ListedRelease } from '../../releases/release-store.ts'
import { earlier, toMinute, toShortVersion, toTable } from './to-table.ts'

type ListedVersions = Pick<ListedRelease, 'by' | 'reason' | 'isCurrent'> & {
  record: Parameters<typeof listUnits>[0] & { id: string; created_at: string }
}

/** The table of `release list --releases`, newest first; `*` marks the current release. */
export function describeReleases(releases: readonly ListedVersions[], most = releases.length): string[] {
  const head = ['', 'id', 'first made (UTC)', 'by', 'why', 'versions']
  const table = toTable(
    head,
    releases
      .slice(0, most)
      .map(({ record, by, reason, isCurrent }) => [
        isCurrent ? '*' : '',
        record.id,
        toMinute(record.created_at),
        by,
        reason,
        [
          ...listUnits(record).map(({ name, version }) => `${name} ${toShortVersion(version)}`),
          ...record.remotes.flatMap(({ name, canary }) =>
            canary ? `${name} canary ${toShortVersion(canary.remote.version)}` : [],
          ),
        ].join('  '),
      ]),
  )
  return releases.length > most ? [...table, earlier(most)] : table
}
