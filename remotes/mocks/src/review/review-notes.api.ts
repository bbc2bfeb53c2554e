import { reviewNotesListSchema, reviewNotesSchema } from '@console/ielts/schemas'
import type { ApiClient } from '@console/shared/http'
import type { Platform } from '@console/shared/platform'
import { isKeptByServer } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { createDeviceReviewNotes, type ReviewStore } from './device-review-notes.ts'

/** The store on the server if it keeps notes, otherwise on this device. */
export const openReviewNotes = (platform: Pick<Platform, 'api' | 'session' | 'settings'>): ReviewStore =>
  isKeptByServer(platform) ? keepReviewNotesOnServer(platform.api) : createDeviceReviewNotes(platform)

const toPath = ({ section, id }: MockRef) => `mock-notes/${section}/${id}`

const keepReviewNotesOnServer = (api: ApiClient): ReviewStore => ({
  list: (section) => api.request({ path: `mock-notes/${section}`, schema: reviewNotesListSchema }),
  async keep(mock, change) {
    const path = toPath(mock)
    const write =
      'labels' in change
        ? { method: 'PUT' as const, path, body: change.labels }
        : { method: 'POST' as const, path: `${path}/reviews`, body: change.review }
    await api.request({ ...write, schema: reviewNotesSchema })
  },
})
