import { type MockNotes, type MockSection, mockNotesSchema } from '@console/ielts/schemas'
import { entries, update } from 'idb-keyval'
import { deviceDatabase } from '../api/device-database.ts'
import type { MockRef } from '../api/mock.api.ts'

/** Older steps of a review are forgotten. */
const mostReviews = 50

const database = deviceDatabase('console-mock-notes', 'notes')

/** The notes of one person on this device. Rejects where this browser lets nothing be stored. */
export async function listDeviceNotes(owner: string, section: MockSection): Promise<MockNotes[]> {
  const found = await entries<string, unknown>(database())
  return found.flatMap(([key, value]) =>
    key.startsWith(`${owner} ${section}/`) ? (mockNotesSchema.safeParse(value).data ?? []) : [],
  )
}

/** One transaction, so that two tabs do not write each other's notes over. */
export async function changeDeviceNotes(
  owner: string,
  { section, id }: MockRef,
  change: (notes: MockNotes) => MockNotes,
): Promise<void> {
  await update<unknown>(
    `${owner} ${section}/${id}`,
    (stored) => {
      const known = mockNotesSchema.safeParse(stored).data
      const notes = change(known ?? { id, difficulty: null, tags: [], reviews: [] })
      return { ...notes, reviews: notes.reviews.slice(-mostReviews) }
    },
    database(),
  )
}
