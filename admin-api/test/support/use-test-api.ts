import { afterAll, beforeAll, expect } from 'vitest'
import { type AdminApiOptions, openAdminApi } from '../../src/admin-api.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { makeServerDatabase, testServer } from './test-place.ts'

type TestApi = { staff: TestClient; visitor: TestClient; close(): Promise<void> }

/** An API on a database of its own, in memory or on `TEST_DATABASE_URL`, with the demonstration staff member signed in. */
async function openTestApi(options: AdminApiOptions = {}): Promise<TestApi> {
  const place = testServer === undefined ? undefined : await makeServerDatabase(testServer)
  const failures: string[] = []
  const api = await openAdminApi({
    seed: 'staff-only',
    reuse: true,
    log: (line) => failures.push(line),
    ...place?.options,
    ...options,
  })
  const visitor = createTestClient(api)
  const { client: staff } = await visitor.signIn('staff@example.com')
  return {
    staff,
    visitor,
    async close() {
      await api.close()
      await place?.remove()
      expect(failures, 'nothing fails unexpectedly').toEqual([])
    },
  }
}

/** `openTestApi` for the tests of one `describe`. */
export function useTestApi(options: AdminApiOptions = {}) {
  let opened: TestApi | undefined
  beforeAll(async () => {
    opened = await openTestApi(options)
  })
  afterAll(() => opened?.close())
  const read = () => {
    if (opened === undefined) throw new Error('The API is open only while tests run')
    return opened
  }
  return {
    get staff() {
      return read().staff
    },
    get visitor() {
      return read().visitor
    },
  }
}
