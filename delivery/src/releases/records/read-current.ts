import type { Release } from '@console/shared/release'
import type { SiteLayout } from '../site/site-layout.ts'
import { findRecord, getLoaded, loadPointer, loadRecords } from './load-site.ts'
import type { StoredPointer } from './parse-stored.ts'
import { toRelease } from './release-id.ts'

/** The current release, and since when. */
export type ReleasedNow = Pick<StoredPointer, 'moved_at' | 'signed'> & { release: Release }

/** Undefined before the first release. */
export async function readCurrent(layout: SiteLayout): Promise<ReleasedNow | undefined> {
  const pointer = getLoaded(await loadPointer(layout))
  if (pointer === undefined || pointer.format === 1) return pointer
  const { id } = pointer.release
  const records = await loadRecords(layout, [id])
  return { ...pointer, release: toRelease(findRecord({ layout, records }, id)) }
}
