import * as fake from 'fake-indexeddb'
import { clear, createStore } from 'idb-keyval'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

const { transaction } = fake.IDBDatabase.prototype
const { IDBCursor, IDBDatabase, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction, indexedDB } = fake
const globals = { IDBCursor, IDBDatabase, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction, indexedDB }

/**
 * Provides IndexedDB for the tests of one file, empty for each. Files share loaded modules and their open connections,
 * so afterwards those are refused, as in a browser that blocks storage.
 */
export function provideDeviceStorage() {
  beforeAll(() => {
    fake.IDBDatabase.prototype.transaction = transaction
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  })
  beforeEach(async () => {
    await clear(createStore('console-mock-versions', 'versions'))
    await clear(createStore('console-mock-notes', 'notes'))
    await clear(createStore('console-mock-checks', 'checks'))
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    fake.IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Nothing may be stored', 'SecurityError')
    }
  })
}
