import type { MockPayload } from '@console/ielts/schemas/mock'
import type { Database } from '../database/database.ts'
import type { RecordStore } from '../records/record-store.ts'
import type { StoredMock } from './mock-store.ts'
import { createVersionStore } from './mock-version-store.ts'

type MockStore = RecordStore<MockPayload, StoredMock>

/** A store of mocks that keeps what every write makes of one, in the transaction of the write. */
export const keepVersions = (store: MockStore, database: Database): MockStore => ({
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
