import {
  explainedMocksSchema,
  keptExplanationsSchema,
  type MockSection,
  mockExplanationsSchema,
} from '@console/ielts/schemas'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Services } from '../database/services.ts'
import {
  type ApiRoute,
  admit,
  type Incoming,
  parseBody,
  parseParams,
  staffRoute,
  toOrigin,
} from '../http/api-route.ts'
import { documentShape } from '../http/body-shape.ts'
import { findDifference } from '../records/find-difference.ts'
import { requireVersion, toVersionTag } from '../records/version-tag.ts'
import { createExplanationsStore, listExplained } from './mock-explanations-store.ts'
import { createMockStore } from './mock-store.ts'

/** Why the answers of a mock are right, its transcripts and the times of its parts, which no field of a mock holds. */
export function buildMockExplanationsRoutes(section: MockSection, { database, now }: Services): ApiRoute[] {
  const subject = `${section} mock`
  const permission = 'mocks.manage' as const
  const shared = {
    subject,
    permission,
    access: 'staff',
    isVersioned: true,
    path: `/mock-explanations/${section}/{id}`,
    answer: keptExplanationsSchema,
  } as const
  const readId = (incoming: Incoming) => parseParams<'/{id}'>({ subject }, incoming).id

  return [
    staffRoute({
      ...{ method: 'GET', subject, permission },
      path: `/mock-explanations/${section}`,
      summary: `The ${section} mocks that have explanations, transcripts or times`,
      answer: explainedMocksSchema,
      message: 'Explained mocks',
      handle: () => listExplained(section, database),
    }),
    {
      ...shared,
      method: 'GET',
      summary: `The explanations, transcripts and times of a ${section} mock`,
      message: 'Explanations',
      body: null,
      run: async (incoming) => {
        await admit(incoming, permission, subject)
        const { id } = await createMockStore(section, database, now).find(readId(incoming))
        const kept = await createExplanationsStore(database, id).find()
        return { data: kept, headers: { etag: toVersionTag(toVersioned(id, kept)) } }
      },
    },
    {
      ...shared,
      method: 'PUT',
      summary: `Replace the explanations, transcripts and times of a ${section} mock`,
      message: 'Explanations saved',
      body: mockExplanationsSchema,
      run: async (incoming) => {
        const staff = await admit(incoming, permission, subject)
        const body = parseBody(mockExplanationsSchema, await incoming.readBody(documentShape))
        const id = readId(incoming)
        const kept = await inTransaction(database, async (transaction) => {
          await createMockStore(section, transaction, now).hold(id)
          const store = createExplanationsStore(transaction, id)
          const before = await store.find()
          requireVersion(incoming.readHeader('if-match'), toVersioned(id, before), 'explanation')
          const after = await store.write(body, staff.name, now())
          const difference = findDifference({ explanations: before }, { explanations: after })
          const action = { action: 'update', subject, recordId: id, difference } as const
          await writeAudit(transaction, now(), toOrigin(incoming, staff), action)
          return after
        })
        return { data: kept, headers: { etag: toVersionTag(toVersioned(id, kept)) } }
      },
    },
  ]
}

/** Explanations that nobody has written yet have a version too: two people who start at once do not overwrite each other. */
const toVersioned = (id: number, { updated_at }: { updated_at: string | null }) => ({
  id,
  updated_at: updated_at ?? new Date(0).toISOString(),
})
