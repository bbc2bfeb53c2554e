import {
  type MockLabels,
  type MockSection,
  type ReviewNotes,
  type ReviewPayload,
  reviewNotesSchema,
} from '@console/ielts/schemas'
import type { RecordId } from '@console/shared/http/record-list'
import type { Platform } from '@console/shared/platform'
import { del, entries, get, set, update } from 'idb-keyval'
import { type CompanionStore, readOwner } from '../api/companion-store.ts'
import { deviceDatabase } from '../api/device-database.ts'
import type { MockRef } from '../api/mock.api.ts'

export type ReviewChange = { labels: MockLabels } | { review: ReviewPayload }
export type ReviewStore = CompanionStore<MockSection, ReviewNotes, ReviewChange>

/** Older steps are dropped. */
const mostReviews = 50

const database = deviceDatabase('console-mock-notes', 'notes')

/** This user’s notes on this device; empty if the browser blocks storage. */
export const createDeviceReviewNotes = (platform: Pick<Platform, 'session'>): ReviewStore => ({
  async list(section) {
    const found = await entries<string, unknown>(database()).catch(() => [])
    return found.flatMap(([key, value]) =>
      key.startsWith(`${readOwner(platform)} ${section}/`)
        ? (reviewNotesSchema.safeParse(value).data ?? [])
        : [],
    )
  },
  keep: (mock, change) =>
    changeNotes(readOwner(platform), mock, (notes) => {
      if ('labels' in change) return { ...notes, ...change.labels }
      const by = platform.session.readUser()?.name ?? null
      return { ...notes, reviews: [...notes.reviews, { ...change.review, by, at: new Date().toISOString() }] }
    }),
})

/** Notes on a mock that was deleted become those on the one that was made in its place. */
export async function moveReviewNotes(
  platform: Pick<Platform, 'session'>,
  { section, id }: MockRef,
  to: RecordId,
): Promise<void> {
  const toKey = (mock: RecordId) => `${readOwner(platform)} ${section}/${mock}`
  const notes = reviewNotesSchema.safeParse(await get(toKey(id), database())).data
  if (notes === undefined) return
  await set(toKey(to), { ...notes, id: to }, database())
  await del(toKey(id), database())
}

/**
 * A single transaction, so that two tabs do not overwrite each other’s notes.
 * @throws Error with a readable message if the device cannot store them.
 */
async function changeNotes(
  owner: string,
  { section, id }: MockRef,
  change: (notes: ReviewNotes) => ReviewNotes,
) {
  try {
    await update<unknown>(
      `${owner} ${section}/${id}`,
      (stored) => {
        const known = reviewNotesSchema.safeParse(stored).data
        const notes = change(known ?? { id, difficulty: null, tags: [], reviews: [] })
        return { ...notes, reviews: notes.reviews.slice(-mostReviews) }
      },
      database(),
    )
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new Error(
      isFull
        ? 'The storage of this browser is full. Free some space and try again.'
        : 'This browser does not let the console store anything. Allow this site to store data.',
      { cause: error },
    )
  }
}
