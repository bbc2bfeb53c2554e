import type { ReleaseRecord } from '@console/shared/release'
import type { SiteLayout } from '../site/site-layout.ts'
import { getLoaded, isLoaded, listRecordIds, loadPointer, loadRecords } from './load-site.ts'
import { findAuthor, listFirstMoves, loadHistory } from './move-history.ts'

/** `by` and `reason`: who released it first, and why. */
export type ListedRelease = { by: string; reason: string; record: ReleaseRecord; isCurrent: boolean }

/** The newest first. Reads only the records to list, and those that the history does not mention. */
export async function listReleases(layout: SiteLayout, most: number): Promise<ListedRelease[]> {
  const pointer = await loadPointer(layout)
  const { moves } = await loadHistory(layout)
  const ids = await listRecordIds(layout)
  const told = new Set(listFirstMoves(moves))
  const here = new Set(ids)
  const newest = [...told].filter((id) => here.has(id)).slice(0, most)
  const asked = [...newest, ...ids.filter((id) => !told.has(id))]
  const records = [...(await loadRecords(layout, asked)).values()].map(getLoaded)
  const current = isLoaded(pointer) ? pointer.value?.release.id : undefined
  return records
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, most)
    .map((record) => ({ record, ...findAuthor(record.id, moves), isCurrent: record.id === current }))
}
