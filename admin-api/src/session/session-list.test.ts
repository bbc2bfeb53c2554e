import { sessionListSchema } from '@console/shared/schemas/session-list'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { TestClient } from '../../test/support/test-client.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'

const minute = 60_000
const hour = 60 * minute
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

describe('the sessions of a person', () => {
  let clock = Date.parse('2026-03-10T09:30:00Z')
  const api = useTestApi({ now: () => new Date(clock) })
  // Sessions that one test left open expire before the next.
  beforeEach(() => {
    clock += 31 * 24 * hour
  })

  const signIn = async (
    sent: { address?: string; headers?: Record<string, string> } = {},
    remember_me = false,
  ) => (await api.visitor.signIn('seller@example.com', { remember_me }, sent)).client
  const list = (client: TestClient) => client.ask('GET', 'sessions', sessionListSchema)
  const isIn = async (client: TestClient) => (await client.send('GET', 'packages')).status === 200

  it('are listed with device, address and times', async () => {
    const opened = new Date(clock).toISOString()
    const office = await signIn({ address: '192.0.2.1' })
    clock += hour
    const phoneOpened = new Date(clock)
    const away = await signIn({ address: '2001:db8::7', headers: { 'user-agent': phone } }, true)
    const sessions = await list(away)
    expect(sessions).toMatchObject([
      {
        device: 'Safari on iPhone',
        address: '2001:db8::7',
        created_at: phoneOpened.toISOString(),
        expires_at: new Date(clock + 30 * 24 * hour).toISOString(),
        is_current: true,
        is_remembered: true,
      },
      {
        device: 'Unknown device',
        address: '192.0.2.1',
        created_at: opened,
        last_used_at: opened,
        expires_at: new Date(Date.parse(opened) + 12 * hour).toISOString(),
        is_current: false,
        is_remembered: false,
      },
    ])
    expect((await list(office)).find(({ is_current }) => is_current)?.id).toBe(sessions[1]?.id)
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash|Mozilla/)

    clock += 11 * hour
    expect(await list(away)).toHaveLength(1)
  })

  it('record their last use once a minute', async () => {
    const client = await signIn()
    const readUse = async () => (await list(client))[0]?.last_used_at
    const opened = await readUse()
    clock += minute - 1
    expect(await readUse()).toBe(opened)
    clock += 1
    expect(await readUse()).toBe(new Date(clock).toISOString())
  })

  it('can be ended one by one by their owner only', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const { client: stranger } = await api.visitor.signIn('editor@example.com')
    const id = (await list(one)).find(({ is_current }) => is_current)?.id
    const gone = { status: 404, message: `There is no session with the id ${id}. It may have been deleted.` }
    expect(await stranger.send('DELETE', `sessions/${id}`)).toMatchObject(gone)
    expect(await isIn(one)).toBe(true)
    await other.ask('DELETE', `sessions/${id}`, z.null())
    expect([await isIn(one), await isIn(other)]).toEqual([false, true])
    expect(await other.send('DELETE', `sessions/${id}`)).toMatchObject(gone)
    expect(await api.visitor.send('GET', 'sessions')).toMatchObject({ status: 401 })
  })

  it('can all be ended at once, the current one included, and nobody else’s', async () => {
    const [one, other] = [await signIn(), await signIn()]
    const { client: stranger } = await api.visitor.signIn('editor@example.com')
    expect(await one.send('DELETE', 'sessions')).toMatchObject({
      status: 200,
      message: 'Signed out everywhere',
    })
    expect([await isIn(one), await isIn(other)]).toEqual([false, false])
    expect((await stranger.send('GET', 'mocks/reading')).status).toBe(200)
  })

  it('are 50 at most, of which the oldest ends', async () => {
    const oldest = await signIn()
    const second = await signIn()
    for (let more = 0; more < 49; more += 1) await signIn()
    expect([await isIn(oldest), await isIn(second)]).toEqual([false, true])
    expect(await list(second)).toHaveLength(50)
  })

  it('replace the session of the same person who signs in again', async () => {
    const first = await signIn()
    const { client: again } = await first.signIn('seller@example.com')
    expect([await isIn(first), await isIn(again)]).toEqual([false, true])
    expect(await list(again)).toHaveLength(1)

    const { client: stranger } = await again.signIn('editor@example.com')
    expect([await isIn(again), (await stranger.send('GET', 'mocks/reading')).status]).toEqual([true, 200])

    const failed = await again.send('POST', 'login', {
      body: { identifier: 'seller@example.com', password: 'wrong-password' },
    })
    expect([failed.status, await isIn(again)]).toEqual([401, true])
  })
})
