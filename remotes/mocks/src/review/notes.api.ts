import {
  type MockLabels,
  type MockNotes,
  type MockSection,
  mockNotesListSchema,
  mockNotesSchema,
  type ReviewPayload,
} from '@console/ielts/schemas'
import type { Platform } from '@console/shared/platform'
import type { MockRef } from '../api/mock.api.ts'
import { changeDeviceNotes, listDeviceNotes } from './device-notes.ts'

type Keeping = Pick<Platform, 'api' | 'session' | 'settings'>

const toPath = ({ section, id }: MockRef) => `mock-notes/${section}/${id}`
const readOwner = ({ session }: Keeping) => String(session.readUser()?.id ?? 'nobody')

/** Of the server where it keeps notes, else of this device. */
export async function fetchNotes(platform: Keeping, section: MockSection): Promise<MockNotes[]> {
  const { api, settings } = platform
  if (!settings.features.versions) return listDeviceNotes(readOwner(platform), section).catch(() => [])
  return api.request({ path: `mock-notes/${section}`, schema: mockNotesListSchema })
}

export async function saveLabels(platform: Keeping, mock: MockRef, labels: MockLabels): Promise<void> {
  const { api, settings } = platform
  if (settings.features.versions) {
    await api.request({ method: 'PUT', path: toPath(mock), body: labels, schema: mockNotesSchema })
  } else {
    await keepHere(platform, mock, (notes) => ({ ...notes, ...labels }))
  }
}

export async function addReview(platform: Keeping, mock: MockRef, review: ReviewPayload): Promise<void> {
  const { api, session, settings } = platform
  if (settings.features.versions) {
    const path = `${toPath(mock)}/reviews`
    await api.request({ method: 'POST', path, body: review, schema: mockNotesSchema })
  } else {
    const signed = { ...review, by: session.readUser()?.name ?? null, at: new Date().toISOString() }
    await keepHere(platform, mock, (notes) => ({ ...notes, reviews: [...notes.reviews, signed] }))
  }
}

/** Throws an error that people can read when the device cannot keep it. */
async function keepHere(platform: Keeping, mock: MockRef, change: (notes: MockNotes) => MockNotes) {
  try {
    await changeDeviceNotes(readOwner(platform), mock, change)
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
