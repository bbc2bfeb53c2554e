import type { MockDocument } from '@console/ielts'
import type { MockVersion } from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import { parseTimestamp } from '@console/values/time/timestamp'
import { queryOptions } from '@tanstack/react-query'
import { isKeptByServer, readOwner } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { listOnDevice, readOnDevice, type VersionStoreProblem } from './device-versions.ts'
import { fetchVersion, fetchVersions } from './version.api.ts'
import type { VersionRow } from './version-row.ts'

type Reading = Pick<Platform, 'api' | 'session' | 'settings'>

/** `problem`: why versions of this device may be missing. */
export type KeptVersions = { rows: readonly VersionRow[]; problem: VersionStoreProblem | null }

export const toMockKey = ({ section, id }: MockRef) => `${section}/${id}`

/** Why this tab’s last save of a mock could not be kept as a version. */
export const versionStoreProblems = new Map<string, VersionStoreProblem>()

export const versionQueries = (platform: Reading) => ({
  /** Versions on the server, if it keeps any, and on this device, newest first. */
  list: (mock: MockRef) =>
    queryOptions({
      queryKey: ['mock-versions', mock.section, mock.id],
      queryFn: async (): Promise<KeptVersions> => {
        const [served, kept] = await Promise.all([
          isKeptByServer(platform) ? fetchVersions(platform.api, mock) : [],
          listOnDevice(readOwner(platform), toMockKey(mock)).catch(() => null),
        ])
        const rows = [...served.map(toRow), ...(kept ?? [])]
        const problem = kept === null ? 'blocked' : (versionStoreProblems.get(toMockKey(mock)) ?? null)
        return { rows: rows.toSorted((one, other) => other.at - one.at), problem }
      },
      // Another tab or person may have saved.
      staleTime: 0,
    }),
})

/** Null if it was dropped or cannot be parsed. */
export async function readVersion(
  { api }: Reading,
  mock: MockRef,
  { place, id }: VersionRow,
): Promise<MockDocument | null> {
  if (place === 'device') return readOnDevice(id)
  return toMockDocument((await fetchVersion(api, mock, id)).mock)
}

const toRow = ({ id, at, ...facts }: MockVersion): VersionRow => ({
  ...facts,
  id: String(id),
  place: 'server',
  at: parseTimestamp(at),
  isUnsaved: false,
})
