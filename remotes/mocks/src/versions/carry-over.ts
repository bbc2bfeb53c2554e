import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { readOwner, toMockKey } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { moveDeviceExplanations } from '../explanation-store/device-explanations.ts'
import { moveReviewNotes } from '../review/device-review-notes.ts'
import { reviewNotesQuery } from '../review/review-notes.queries.ts'
import { moveOnDevice } from './device-versions.ts'

/** Gives a restored mock the versions, explanations and review notes that this device has of the deleted one. */
export async function carryOver(platform: Platform, mock: MockRef, to: RecordId): Promise<void> {
  const { section, id } = mock
  await Promise.allSettled([
    moveOnDevice(readOwner(platform), toMockKey(mock), toMockKey({ section, id: to })),
    moveDeviceExplanations(platform, { section, id: String(id) }, String(to)),
    moveReviewNotes(platform, mock, to),
  ])
  await platform.queryClient.invalidateQueries({ queryKey: reviewNotesQuery(platform, section).queryKey })
}
