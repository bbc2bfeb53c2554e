import { postgresDir } from '@console/node-server/testing/find-programs'
import { makePostgresServer, type PostgresServer } from '@console/node-server/testing/postgres-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeServerDatabase, type TestPlace } from '../../test/support/test-place.ts'
import { type AdminApi, openAdminApi } from '../admin-api.ts'

/** An embedded database belongs to one process, so that this takes a server. */
describe('two processes on one database', () => {
  if (postgresDir === undefined) {
    it('are skipped without PostgreSQL: install Debian’s `postgresql`', () => {})
    return
  }
  let server: PostgresServer
  let place: TestPlace
  let apis: AdminApi[]
  beforeAll(async () => {
    server = await makePostgresServer()
    await server.start()
  })
  afterAll(() => server.remove())
  beforeEach(async () => {
    place = await makeServerDatabase(server.url)
    const options = { ...place.options, seed: 'staff-only' } as const
    apis = [await openAdminApi(options), await openAdminApi(options)]
  })
  afterEach(async () => {
    await Promise.all(apis.map((api) => api.close()))
    await place.remove()
  })

  const body = { identifier: 'staff@example.com', password: 'wrong-password' }

  it('together let 5 of many simultaneous guesses through, without a deadlock', async () => {
    const guesses = Array.from({ length: 24 }, (_, index) =>
      apis.map((api) =>
        createTestClient(api).send('POST', 'login', {
          body: index % 3 === 0 ? body : { ...body, identifier: 'nobody@example.com' },
          address: '192.0.2.1',
        }),
      ),
    ).flat()
    const answers = await Promise.all(guesses)
    const through = answers.filter(({ status }) => status === 401 || status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
    expect(through).toHaveLength(2 * 5)
  })

  // proves T46
  it('share the time of the database, whatever one’s own clock says', async () => {
    const [one, other] = apis.map((api) => createTestClient(api))
    const { token } = (await one?.signIn('staff@example.com')) ?? { token: '' }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32 * 24 * 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    const ahead = await openAdminApi(place.options)
    for (const api of [ahead, apis[1] ?? ahead]) await createTestClient(api).signIn('seller@example.com')
    await ahead.close()
    expect(await other?.send('GET', 'packages', { token })).toMatchObject({ status: 200 })
    expect(await place.query('select count(*)::int as future from audit where at > now()')).toEqual([
      { future: 0 },
    ])
  })

  it('share sessions and their end', async () => {
    const [one, other] = apis.map((api) => createTestClient(api))
    const { token } = (await one?.signIn('staff@example.com')) ?? { token: '' }
    expect(await other?.send('GET', 'packages', { token })).toMatchObject({ status: 200 })
    expect(await other?.send('DELETE', 'sessions', { token })).toMatchObject({ status: 200 })
    expect(await one?.send('GET', 'packages', { token })).toMatchObject({ status: 401 })
  })
})
