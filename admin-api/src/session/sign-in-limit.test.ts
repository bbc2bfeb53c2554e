import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { createSignInLimit } from './sign-in-limit.ts'
import { signInLimitTable } from './sign-in-limit-table.ts'

const second = 1000
const minute = 60 * second

describe('the limit on attempts to sign in', () => {
  let clock: number
  let opened: OpenDatabase
  let limit: ReturnType<typeof createSignInLimit>
  beforeEach(async () => {
    clock = Date.parse('2026-03-10T09:30:00Z')
    opened = await openDatabase({ reuse: true }, 'limits', async () => {})
    limit = createSignInLimit(opened.database, () => new Date(clock))
  })
  afterEach(() => opened.close())

  const begin = (account: string, network: string, isKnown = false, site = network) =>
    limit.begin({ account, network, site, isKnown })
  /** How many of so many attempts are let through. */
  async function countThrough(times: number, attempt: (index: number) => Promise<unknown>) {
    let through = 0
    for (let index = 0; index < times; index += 1) {
      await attempt(index).then(
        () => (through += 1),
        (error: unknown) => expect(error).toMatchObject({ status: 429 }),
      )
    }
    return through
  }

  // proves T20, V6.3.1
  it('allows 5 attempts from one network, and 30 on one account from anywhere', async () => {
    expect(await countThrough(7, () => begin('account 1', '192.0.2.1'))).toBe(5)
    expect(await countThrough(40, (index) => begin('account 1', `198.51.100.${index}`))).toBe(25)
    expect(await countThrough(1, () => begin('account 2', '192.0.2.1'))).toBe(1)
  })

  it('allows 50 attempts from one network, whatever the account', async () => {
    expect(await countThrough(60, (index) => begin(`account ${index}`, '192.0.2.1'))).toBe(50)
    await expect(begin('account 90', '192.0.2.1')).rejects.toMatchObject({
      message: 'Too many failed attempts to sign in. Try again in 15 minutes.',
    })
    expect(await countThrough(1, () => begin('account 90', '192.0.2.2'))).toBe(1)
  })

  it('allows 200 attempts from all networks of one site', async () => {
    const tryOften = (times: number, site: string) =>
      countThrough(times, (index) => begin(`account ${index}`, `${site}:${index}::/64`, false, site))
    expect(await tryOften(210, '2001:db8:1')).toBe(200)
    expect(await tryOften(1, '2001:db8:2')).toBe(1)
  })

  it('lets anybody in from elsewhere, however many strangers fail everywhere', async () => {
    expect(await countThrough(1100, (index) => begin(`account ${index}`, `2001:db8:${index}:1::/64`))).toBe(
      1100,
    )
    expect(await countThrough(1, () => begin('account 1', '192.0.2.1'))).toBe(1)
  })

  it('allows a person from a known network, however many strangers exhaust the account', async () => {
    expect(await countThrough(40, (index) => begin('account 1', `198.51.100.${index}`))).toBe(30)
    expect(await countThrough(1, () => begin('account 1', '192.0.2.1'))).toBe(0)
    expect(await countThrough(7, () => begin('account 1', '192.0.2.1', true))).toBe(5)
  })

  it('clears a person’s own failures on success, and nobody else’s', async () => {
    for (let index = 0; index < 48; index += 1) await begin(`account ${index + 10}`, '192.0.2.1')
    const attempt = await begin('account 1', '192.0.2.1')
    await attempt.succeed()
    expect(await countThrough(7, () => begin('account 1', '192.0.2.1'))).toBe(2)
    expect(await countThrough(1, () => begin('account 2', '192.0.2.1'))).toBe(0)
  })

  it('reports once which limits an attempt reached', async () => {
    const reached: (readonly string[])[] = []
    for (let index = 0; index < 6; index += 1) {
      await begin('account 1', '192.0.2.1').then(
        (attempt) => reached.push(attempt.reached),
        () => {},
      )
    }
    expect(reached).toEqual([[], [], [], [], ['pair']])
  })

  it('allows one more for each attempt that is 15 minutes old', async () => {
    for (let index = 0; index < 5; index += 1) {
      await begin('account 1', '192.0.2.1')
      clock += minute
    }
    await expect(begin('account 1', '192.0.2.1')).rejects.toMatchObject({
      headers: { 'retry-after': String(10 * 60) },
    })
    clock += 10 * minute
    expect(await countThrough(3, () => begin('account 1', '192.0.2.1'))).toBe(1)
  })

  // proves T22
  it('keeps a bounded number of rows, without readable accounts or addresses, however many try', async () => {
    let tries = 0
    const tryOften = (times: number) =>
      countThrough(times, async () => {
        clock += second / 2
        tries += 1
        const identifier = `${tries}@`.padEnd(250, 'x')
        await begin(`identifier ${identifier}`, `2001:db8:${tries.toString(16)}:1::/64`)
      })
    expect(await tryOften(200)).toBe(200)
    expect(await opened.database.$count(signInLimitTable)).toBe(4 * 200)
    clock += 15 * minute
    expect(await tryOften(20)).toBe(20)
    const rows = await opened.database.select().from(signInLimitTable)
    expect(rows).toHaveLength(4 * 20)
    for (const { key, times } of rows) {
      expect(key).toMatch(/^[0-9a-f]{64}$/)
      expect(times.length).toBeLessThanOrEqual(20)
    }
  })
})
