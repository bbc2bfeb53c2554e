import { couponSchema } from '@console/shared/schemas/coupon'
import { packageListSchema, packageSchema } from '@console/shared/schemas/package'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'

const starter = { name: 'Starter', coins: 100, gems: 5, price: 4.5, currency: 'USD', status: 'draft' }
const changedMessage =
  'Somebody changed this package after it was read. Read it again, so that nobody’s change is lost.'

describe('a record that two people work on', () => {
  const api = useTestApi()

  async function makePackage() {
    const answer = await api.staff.send('POST', 'packages', { body: starter })
    const { id } = packageSchema.parse(answer.data)
    return { id, path: `packages/${id}`, tag: answer.headers.get('etag') ?? '' }
  }

  const put = (path: string, name: string, tag?: string) =>
    api.staff.send('PUT', path, {
      body: { ...starter, name },
      headers: tag === undefined ? {} : { 'if-match': tag },
    })

  it('keeps its ETag until the next save', async () => {
    const { path, tag } = await makePackage()
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect((await api.staff.send('GET', path)).headers.get('etag')).toBe(tag)
    const saved = await put(path, 'First', tag)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('etag')).not.toBe(tag)
    expect((await api.staff.send('GET', path)).headers.get('etag')).toBe(saved.headers.get('etag'))
  })

  it('refuses a stale save or deletion, and sends the current version', async () => {
    const { path, tag } = await makePackage()
    const current = (await put(path, 'First', tag)).headers.get('etag')
    const stale = [
      await put(path, 'Second', tag),
      await put(path, 'Second', `W/${current}`),
      await put(path, 'Second', 'nonsense'),
      await api.staff.send('DELETE', path, { headers: { 'if-match': tag } }),
    ]
    for (const answer of stale) {
      expect(answer).toMatchObject({ status: 412, message: changedMessage, error: null })
      expect(answer.headers.get('etag')).toBe(current)
    }
    expect(await api.staff.ask('GET', path, packageSchema)).toMatchObject({ name: 'First' })
    // As a listener that compresses names it.
    const headers = { 'if-match': `"other", ${current?.replace(/"$/, '-br"')}` }
    expect((await api.staff.send('DELETE', path, { headers })).status).toBe(200)
  })

  it('accepts a save without If-Match', async () => {
    const { path } = await makePackage()
    expect((await put(path, 'First')).status).toBe(200)
    expect((await put(path, 'Second', '*')).status).toBe(200)
  })

  // proves T35
  it('accepts exactly one of several saves of one version', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (people) => {
        const { path, tag } = await makePackage()
        const names = Array.from({ length: people }, (_, index) => `Person ${index}`)
        const answers = await Promise.all(names.map((name) => put(path, name, tag)))
        const winners = names.filter((_, index) => answers[index]?.status === 200)
        expect(winners).toHaveLength(1)
        expect(await api.staff.ask('GET', path, packageSchema)).toMatchObject({ name: winners[0] })
      }),
      { numRuns: 10 },
    )
  })
})

describe('a create that is sent again', () => {
  let clock = Date.parse('2026-03-10T09:30:00Z')
  const api = useTestApi({ now: () => new Date(clock) })

  const create = (key: string, body: object = starter) =>
    api.staff.send('POST', 'packages', { body, headers: { 'idempotency-key': key } })
  const countPackages = async () => (await api.staff.ask('GET', 'packages', packageListSchema)).length

  // proves T37
  it('creates one record and repeats the first response', async () => {
    const before = await countPackages()
    const answers = [await create('one'), ...(await Promise.all([create('one'), create('one')]))]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true', 'true'])
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(await countPackages()).toBe(before + 1)
  })

  it('is refused when its key was used for something else', async () => {
    await create('two')
    expect(await create('two', { ...starter, name: 'Another' })).toMatchObject({
      status: 422,
      message: 'This Idempotency-Key was used for something else. Take a new one.',
    })
    expect((await create('x'.repeat(256))).status).toBe(422)
  })

  it('may be corrected after a refusal under the same key', async () => {
    expect((await create('three', { ...starter, coins: -1 })).status).toBe(422)
    expect(await create('three')).toMatchObject({ status: 201 })
    const coupon = {
      ...{ code: 'SPRING', type: 'percentage', amount: 10, limit: 5, status: 'draft' },
      ...{ description: null, campaign: null },
      ...{ starts_at: '2026-03-01T00:00:00Z', expires_at: '2026-04-01T00:00:00Z' },
    }
    await api.staff.ask('POST', 'coupons', couponSchema, coupon)
    const taken = { body: coupon, headers: { 'idempotency-key': 'four' } }
    expect((await api.staff.send('POST', 'coupons', taken)).status).toBe(422)
    const free = { ...taken, body: { ...coupon, code: 'SUMMER' } }
    expect((await api.staff.send('POST', 'coupons', free)).status).toBe(201)
  })

  it('creates a new record a day later, and for other people', async () => {
    const { client: other } = await api.visitor.signIn('seller@example.com')
    const send = { body: starter, headers: { 'idempotency-key': 'five' } }
    const ids = [await api.staff.send('POST', 'packages', send), await other.send('POST', 'packages', send)]
    clock += 24 * 3_600_000
    const { client: later } = await api.visitor.signIn('staff@example.com')
    const all = [...ids, await later.send('POST', 'packages', send)].map(
      ({ data }) => packageSchema.parse(data).id,
    )
    expect(new Set(all).size).toBe(3)
  })
})

describe('an account', () => {
  const api = useTestApi()

  // proves T34
  it('may do what it is permitted to, and is refused everything else', async () => {
    const { client: editor } = await api.visitor.signIn('editor@example.com')
    const { client: seller } = await api.visitor.signIn('seller@example.com')
    for (const path of ['grammars-or-essays', 'mocks/reading', 'all-books']) {
      expect((await editor.send('GET', path)).status, path).toBe(200)
      expect((await seller.send('GET', path)).status, path).toBe(403)
    }
    for (const path of ['dashboard', 'packages', 'coupons', 'coupons/check/SPRING']) {
      expect((await seller.send('GET', path)).status, path).toBe(200)
      expect((await editor.send('GET', path)).status, path).toBe(403)
    }
    const { id } = packageSchema.parse((await seller.send('POST', 'packages', { body: starter })).data)
    const tries = [
      await editor.send('POST', 'packages', { body: starter }),
      await editor.send('POST', 'packages', { text: 'not JSON' }),
      await editor.send('PUT', `packages/${id}`, { body: starter }),
      await editor.send('DELETE', `packages/${id}`),
      await editor.send('GET', `packages/${id}`),
    ]
    for (const answer of tries) {
      expect(answer).toMatchObject({
        status: 403,
        message:
          'Your account may not manage packages. Ask an administrator for the permission packages.manage.',
        error: null,
      })
    }
    expect((await seller.send('GET', `packages/${id}`)).status).toBe(200)
  })
})
