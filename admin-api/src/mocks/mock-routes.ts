import {
  type MockPayload,
  type MockSection,
  mockListSchema,
  mockSchema,
  mockSectionSchema,
} from '@console/ielts/schemas'
import type { Database } from '../database/database.ts'
import type { Services } from '../database/services.ts'
import type { ApiRoute } from '../http/api-route.ts'
import { documentShape } from '../http/body-shape.ts'
import { buildRecordRoutes } from '../records/record-routes.ts'
import type { RecordStore } from '../records/record-store.ts'
import { questionsKey } from './mock-questions.ts'
import { createMockStore, type StoredMock } from './mock-store.ts'
import { createVersionStore } from './mock-version-store.ts'
import { mockWriteSchema } from './mock-write.ts'

export function buildMockRoutes(section: MockSection, services: Services, hasVersions: boolean): ApiRoute[] {
  const collection = `/mocks/${section}`
  const member = `/mocks/${section}/{id}`
  return buildRecordRoutes(
    {
      subject: `${section} mock`,
      permission: 'mocks.manage',
      open: (database) => {
        const store = createMockStore(section, database, services.now)
        return hasVersions ? keepVersions(store, database) : store
      },
      body: mockWriteSchema,
      change: mockWriteSchema,
      shape: { ...documentShape, jsonTexts: mockSectionSchema.options.map(questionsKey) },
      answer: mockSchema,
      listAnswer: mockListSchema,
      saved: (mock) => toSaved(section, mock),
      calls: {
        list: { path: collection, summary: `All ${section} mocks, newest first`, message: 'Mocks' },
        find: { path: member, summary: `One ${section} mock with its questions`, message: 'Mock' },
        create: { path: collection, summary: `Create a ${section} mock`, message: 'Mock created' },
        update: { path: member, summary: `Replace a ${section} mock`, message: 'Mock saved' },
        // There is no such call for reading mocks: SPEC §7.
        remove:
          section === 'reading'
            ? null
            : { path: member, summary: `Delete a ${section} mock`, message: 'Mock deleted' },
      },
    },
    services,
  )
}

/** A saved mock answers its questions as text: SPEC §3, "Saved-mock response". */
function toSaved(section: MockSection, mock: StoredMock) {
  const key = questionsKey(section)
  return { ...mock, [key]: JSON.stringify(mock[key]) }
}

type MockStore = RecordStore<MockPayload, StoredMock>

/** A store of mocks that keeps a version with every write, in the same transaction. */
const keepVersions = (store: MockStore, database: Database): MockStore => ({
  ...store,
  async create(payload, author) {
    const mock = await store.create(payload, author)
    await createVersionStore(database, mock.id).keep(mock)
    return mock
  },
  async update(id, payload, author) {
    const versions = createVersionStore(database, id)
    await versions.keepFirst(await store.find(id))
    const mock = await store.update(id, payload, author)
    await versions.keep(mock)
    return mock
  },
})
