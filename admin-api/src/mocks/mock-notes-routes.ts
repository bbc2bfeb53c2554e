import {
  type MockSection,
  mayApprove,
  mockLabelsSchema,
  reviewNotesListSchema,
  reviewNotesSchema,
  reviewPayloadSchema,
} from '@console/ielts/schemas'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Services } from '../database/services.ts'
import { ApiError, invalidFields } from '../http/api-error.ts'
import { type ApiRoute, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { findDifference } from '../records/find-difference.ts'
import { createNotesStore } from './mock-notes-store.ts'
import { createMockStore } from './mock-store.ts'

const ownWork = new ApiError(409, 'You changed this mock last. Somebody else has to approve it.')

/** Notes of the people who write mocks: difficulty, tags and the steps of a review. */
export function buildMockNotesRoutes(
  section: MockSection,
  { database, now }: Services,
  needsSecondReader: boolean,
): ApiRoute[] {
  const shared = { subject: `${section} mock`, permission: 'mocks.manage' } as const
  const member = `/mock-notes/${section}/{id}` as const

  return [
    staffRoute({
      ...shared,
      method: 'GET',
      path: `/mock-notes/${section}`,
      summary: `The notes on all ${section} mocks that have any`,
      answer: reviewNotesListSchema,
      message: 'Notes',
      handle: () => createNotesStore(section, database).list(),
    }),
    staffBodyRoute({
      ...shared,
      method: 'PUT',
      path: member,
      summary: `Replace the difficulty and the tags of a ${section} mock`,
      body: mockLabelsSchema,
      answer: reviewNotesSchema,
      message: 'Notes saved',
      handle: ({ id, origin }, body) =>
        inTransaction(database, async (transaction) => {
          await createMockStore(section, transaction, now).hold(id)
          const notes = createNotesStore(section, transaction)
          const before = await notes.find(id)
          const difference = findDifference(before, { ...before, ...body })
          const change = { action: 'update', subject: shared.subject, recordId: id, difference } as const
          await writeAudit(transaction, now(), origin, change)
          return notes.label(id, body)
        }),
    }),
    staffBodyRoute({
      ...shared,
      method: 'POST',
      path: `${member}/reviews`,
      summary: `Add a step to the review of a ${section} mock`,
      body: reviewPayloadSchema,
      answer: reviewNotesSchema,
      message: 'Review noted',
      refuses: [409],
      handle: ({ id, staff, origin }, body) =>
        inTransaction(database, async (transaction) => {
          const mock = await createMockStore(section, transaction, now).hold(id)
          if (needsSecondReader && body.step === 'approved' && mock.updated_by === staff.name) throw ownWork
          const store = createNotesStore(section, transaction)
          if (body.step === 'approved' && !mayApprove((await store.find(id)).reviews, staff.name)) {
            throw invalidFields({ step: ['You sent it for review, so somebody else approves it'] })
          }
          const difference = {
            review: { to: body.step },
            ...(body.note !== '' && { note: { to: body.note } }),
          }
          const change = { action: 'update', subject: shared.subject, recordId: id, difference } as const
          await writeAudit(transaction, now(), origin, change)
          const review = { ...body, by: staff.name, at: now().toISOString() }
          return store.review(id, review)
        }),
    }),
  ]
}
