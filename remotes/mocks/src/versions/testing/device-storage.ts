import * as fake from 'fake-indexeddb'
import { clear, createStore } from 'idb-keyval'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

const { transaction } = fake.IDBDatabase.prototype
const { IDBCursor, IDBDatabase, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction, indexedDB } = fake
const globals = { IDBCursor, IDBDatabase, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction, indexedDB }

/**
 * Lets this device store something in the tests of one file, each of which finds it empty. Files share what is
 * loaded, and with it the connections that are open: afterwards those are refused, as by a browser that stores nothing.
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
