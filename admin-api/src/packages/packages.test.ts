import { packageListSchema, packageSchema } from '@console/shared/schemas/package'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asJson, unknownFields, words } from '../../test/support/arbitraries.ts'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeTestPlace } from '../../test/support/test-place.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { openAdminApi } from '../admin-api.ts'

const starter = { name: 'Starter', coins: 100, gems: 5, price: 4.5, currency: 'USD', status: 'draft' }

describe('packages', () => {
  const api = useTestApi()

  it('are created, listed, read, replaced and deleted', async () => {
    const created = await api.staff.ask('POST', 'packages', packageSchema, starter)
    expect(created).toMatchObject(starter)
    expect(created.created_at).toBe(created.updated_at)

    expect(await api.staff.ask('GET', 'packages', packageListSchema)).toContainEqual(created)
    const path = `packages/${created.id}`
    expect(await api.staff.ask('GET', path, packageSchema)).toEqual(created)

    const changed = { ...starter, name: 'Starter plus', price: '5.25', status: 'published' }
    const saved = await api.staff.ask('PUT', path, packageSchema, changed)
    expect(saved).toMatchObject({ ...changed, price: 5.25, id: created.id, created_at: created.created_at })
    expect(await api.staff.ask('GET', path, packageSchema)).toEqual(saved)

    const removal = await api.staff.send('DELETE', path)
    expect(removal).toMatchObject({ status: 200, data: null })
    for (const method of ['GET', 'DELETE'] as const) {
      expect(await api.staff.send(method, path)).toMatchObject({
        status: 404,
        message: `There is no package with the id ${created.id}. It may have been deleted.`,
        error: null,
      })
    }
    expect((await api.staff.send('PUT', path, { body: starter })).status).toBe(404)
  })

  it('are created with 201', async () => {
    expect((await api.staff.send('POST', 'packages', { body: starter })).status).toBe(201)
  })

  it('are listed as they are stored, even with a status that this version does not know', async () => {
    const place = await makeTestPlace()
    const opened = await openAdminApi({ ...place.options, seed: 'staff-only' })
    const { client } = await createTestClient(opened).signIn('staff@example.com')
    const { id } = await client.ask('POST', 'packages', packageSchema, starter)
    await place.query(`update package set status = 'retired' where id = ${id}`)
    expect(await client.send('GET', 'packages')).toMatchObject({
      status: 200,
      data: [{ ...starter, id, status: 'retired' }],
    })
    await opened.close()
    await place.remove()
  })

  it('come newest first', async () => {
    const older = await api.staff.ask('POST', 'packages', packageSchema, starter)
    const newer = await api.staff.ask('POST', 'packages', packageSchema, starter)
    const ids = (await api.staff.ask('GET', 'packages', packageListSchema)).map(({ id }) => id)
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id))
  })

  it('get a new version with every save, even within one millisecond', async () => {
    const { id, updated_at } = await api.staff.ask('POST', 'packages', packageSchema, starter)
    const saves = Array.from({ length: 5 }, () =>
      api.staff.ask('PUT', `packages/${id}`, packageSchema, starter),
    )
    const versions = [updated_at, ...(await Promise.all(saves)).map((saved) => saved.updated_at)]
    expect(new Set(versions).size).toBe(6)
  })

  // proves 5.6
  it('name every field that is not accepted', async () => {
    const body = { name: ' ', coins: 1.5, gems: -1, price: 'cheap', currency: 'usd', status: 'live' }
    expect(await api.staff.send('POST', 'packages', { body })).toMatchObject({
      status: 422,
      message: 'Enter a name (and 5 more)',
      error: {
        name: ['Enter a name'],
        coins: ['Coins must be a whole number'],
        gems: ['Gems cannot be negative'],
        price: ['Enter a price in numbers, such as 9.99'],
        currency: ['Currency must be a three-letter ISO 4217 code, such as USD'],
        status: ['Status must be published, draft, or archived'],
      },
    })
  })

  it('take no id or timestamps from the client', async () => {
    const body = { ...starter, id: 999_999, created_at: '2001-01-01', updated_at: '2001-01-01' }
    const created = await api.staff.ask('POST', 'packages', packageSchema, body)
    expect(created.id).toBeLessThan(999_999)
    expect(created.created_at).not.toBe('2001-01-01')
  })

  it.each(['0', '-1', '1.5', 'x', '2147483648', '99999999999999999999', '%00'])(
    'have no record under the id %s',
    async (id) => {
      expect((await api.staff.send('GET', `packages/${id}`)).status).toBe(404)
    },
  )

  it('keep what a PUT does not name', async () => {
    const gold = { name: 'Gold', coins: 1, gems: 1, price: 2.5, status: 'draft' }
    const sent = { ...gold, currency: 'EUR', badge: 'popular' }
    const { id } = await api.staff.ask('POST', 'packages', packageSchema, sent)
    await api.staff.ask('PUT', `packages/${id}`, packageSchema, { ...gold, name: 'Silver' })
    expect(await api.staff.ask('GET', `packages/${id}`, packageSchema)).toMatchObject({
      ...sent,
      name: 'Silver',
    })
  })

  it('store and return unknown fields', async () => {
    const payloads = fc.record({
      name: words,
      coins: fc.nat(),
      gems: fc.maxSafeNat(),
      price: fc.nat({ max: 10_000_000 }).map((cents) => cents / 100),
      currency: fc.constantFrom('USD', 'EUR', 'KWD'),
      status: fc.constantFrom('published', 'draft', 'archived'),
    })
    const known = Object.keys(packageSchema.shape)
    await fc.assert(
      fc.asyncProperty(payloads, unknownFields(known), async (payload, extra) => {
        const sent = asJson({ ...extra, ...payload })
        const created = await api.staff.ask('POST', 'packages', packageSchema, sent)
        const path = `packages/${created.id}`
        const { id, created_at, updated_at, updated_by, ...read } = await api.staff.ask(
          'GET',
          path,
          packageSchema,
        )
        expect(read).toEqual(sent)
        expect(updated_by).toBe('Amelia Hart')

        await api.staff.ask('PUT', path, packageSchema, { id, created_at, updated_at, updated_by, ...read })
        const again = await api.staff.ask('GET', path, packageSchema)
        expect({ ...again, updated_at }).toEqual(created)
        await api.staff.ask('DELETE', path, z.null())
      }),
      { numRuns: 40 },
    )
  })
})
