import type { Platform } from '@console/shared/platform'
import type { CheckSummary } from '../list/check-record.ts'
import { listDeviceMocks } from '../sections/speaking/list-device-mocks.ts'

export type KeptMock = { id: string; name: string; facts: CheckSummary }

/** Speaking mocks on this device (SPEC §2), which are checked at once since they need no request. */
export async function listKeptMocks({ drafts }: Pick<Platform, 'drafts'>): Promise<KeptMock[]> {
  const kept = listDeviceMocks(await drafts.list())
  if (kept.length === 0) return []
  // Loaded on demand: the checks are large, and most devices have no mocks.
  const { checkDocument } = await import(/* webpackChunkName: "checks" */ '../list/check-record.ts')
  return kept.map(({ id, document }) => ({
    id,
    name: document.name.trim() || 'Speaking mock without a name',
    facts: checkDocument(document),
  }))
}
