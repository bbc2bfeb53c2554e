import type { MockDocument } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { queryOptions } from '@tanstack/react-query'
import { isKeptByServer, toMockKey } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { createDeviceVersions, type VersionStoreProblem, versionStoreProblems } from './device-versions.ts'
import { createServerVersions } from './version.api.ts'
import type { VersionRow, VersionStore } from './version-store.ts'

type Reading = Pick<Platform, 'api' | 'session' | 'settings'>

/** `problem`: why versions of this device may be missing. */
export type KeptVersions = { rows: readonly VersionRow[]; problem: VersionStoreProblem | null }

/** A device keeps the versions from before its server did. */
export const openVersionStores = (
  platform: Reading,
): { device: VersionStore; server: VersionStore | null } => ({
  device: createDeviceVersions(platform),
  server: isKeptByServer(platform) ? createServerVersions(platform.api) : null,
})

export const versionQueries = (platform: Reading) => ({
  /** Versions on the server, if it keeps any, and on this device, newest first. */
  list: (mock: MockRef) =>
    queryOptions({
      queryKey: ['mock-versions', mock.section, mock.id],
      queryFn: async (): Promise<KeptVersions> => {
        const { device, server } = openVersionStores(platform)
        const [served, kept] = await Promise.all([
          server?.list(mock) ?? [],
          device.list(mock).catch(() => null),
        ])
        const problem = kept === null ? 'blocked' : (versionStoreProblems.get(toMockKey(mock)) ?? null)
        return { rows: [...served, ...(kept ?? [])].toSorted((one, other) => other.at - one.at), problem }
      },
      // Another tab or person may have saved.
      staleTime: 0,
    }),
})

/** Null if it was dropped or cannot be parsed. */
export const readVersion = async (
  platform: Reading,
  mock: MockRef,
  { place, id }: VersionRow,
): Promise<MockDocument | null> => (await openVersionStores(platform)[place]?.read(mock, id)) ?? null
