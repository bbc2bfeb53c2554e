import {
  type MockSection,
  mockVersionFactsSchema,
  mockVersionListSchema,
  mockVersionSchema,
  wholeMockVersionSchema,
} from '@console/ielts/schemas'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Services } from '../database/services.ts'
import { type ApiRoute, staffBodyRoute, staffRoute } from '../http/api-route.ts'
import { findDifference } from '../records/find-difference.ts'
import { createMockStore } from './mock-store.ts'
import { createVersionStore } from './mock-version-store.ts'

/** The saved versions of a mock. Only writes of the mock create them. */
export function buildMockVersionRoutes(section: MockSection, { database, now }: Services): ApiRoute[] {
  const shared = { subject: 'version', permission: 'mocks.manage' } as const
  const collection = `/mocks/${section}/{id}/versions` as const
  const member = `${collection}/{version}` as const

  /** Throws 404 for a mock of another section. */
  async function open(id: number) {
    await createMockStore(section, database, now).find(id)
    return createVersionStore(database, id)
  }

  return [
    staffRoute({
      ...shared,
      method: 'GET',
      path: collection,
      summary: `The saved versions of a ${section} mock, newest first`,
      answer: mockVersionListSchema,
      message: 'Versions',
      handle: async ({ id }) => (await open(id)).list(),
    }),
    staffRoute({
      ...shared,
      method: 'GET',
      path: member,
      summary: `A saved version of a ${section} mock with its questions`,
      answer: wholeMockVersionSchema,
      message: 'Version',
      handle: async ({ id, version }) => (await open(id)).find(version),
    }),
    staffBodyRoute({
      ...shared,
      method: 'PUT',
      path: member,
      summary: `Say what changed in a version of a ${section} mock, and what its checks found`,
      body: mockVersionFactsSchema,
      answer: mockVersionSchema,
      message: 'Version described',
      handle: ({ id, version, origin }, body) =>
        inTransaction(database, async (transaction) => {
          await createMockStore(section, transaction, now).find(id)
          const difference = findDifference({}, { version, ...body })
          const change = { action: 'update', subject: `${section} mock`, recordId: id, difference } as const
          await writeAudit(transaction, now(), origin, change)
          return createVersionStore(transaction, id).describe(version, body)
        }),
    }),
  ]
}
