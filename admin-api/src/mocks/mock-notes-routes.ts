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
import { invalidFields } from '../http/api-error.ts'
import { type ApiRoute, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { createNotesStore } from './mock-notes-store.ts'
import { createMockStore } from './mock-store.ts'

/** Notes of the people who write mocks: difficulty, tags and the steps of a review. */
export function buildMockNotesRoutes(section: MockSection, { database, now }: Services): ApiRoute[] {
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
      handle: ({ id }, body) =>
        inTransaction(database, async (transaction) => {
          await createMockStore(section, transaction, now).hold(id)
          return createNotesStore(section, transaction).label(id, body)
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
      handle: ({ id, staff, incoming: { requestId, address } }, body) =>
        inTransaction(database, async (transaction) => {
          await createMockStore(section, transaction, now).hold(id)
          const store = createNotesStore(section, transaction)
          if (body.step === 'approved' && !mayApprove((await store.find(id)).reviews, staff.name)) {
            throw invalidFields({ step: ['You sent it for review, so somebody else approves it'] })
          }
          await writeAudit(
            transaction,
            now(),
            { requestId, address, staff },
            {
              action: 'update',
              subject: `${section} mock`,
              recordId: id,
              difference: { review: { to: body.step } },
            },
          )
          const review = { ...body, by: staff.name, at: now().toISOString() }
          return store.review(id, review)
        }),
    }),
  ]
}
