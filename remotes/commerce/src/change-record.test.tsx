import { renderRemote } from '@console/remote-kit/testing'
import { createBulkRun } from '@console/shared/bulk/bulk-run'
import { changeRecord } from '@console/shared/changes/change-record'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { expect, test } from 'vitest'
import { createCoupon, fetchCoupons, findCoupon, updateCoupon } from './coupons/api/coupon.api.ts'
import { beginCouponChange } from './coupons/changes/coupon-change.ts'
import { createPackage, fetchPackages, updatePackage } from './packages/api/package.api.ts'
import { buildBulkActions } from './packages/list/package-bulk-actions.ts'
import commerce from './remote.ts'

const gold = { name: 'Gold', coins: 2000, gems: 5, price: 20, currency: 'USD', status: 'draft' as const }
const spring: CouponPayload = {
  ...{ code: 'SPRING10', description: null, type: 'percentage', amount: 10, limit: 1, status: 'draft' },
  ...{ starts_at: '2026-03-01T00:00:00Z', expires_at: '2026-05-31T23:59:59Z', campaign: null },
}
const plain = { answers: {} }

async function openPackages(count: number, options: { answers?: object } = {}) {
  const remote = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    ...options,
    arrange: async ({ api }) => {
      for (let index = 0; index < count; index++) await createPackage(api, { ...gold, name: `Gold ${index}` })
    },
  })
  const publish = buildBulkActions(remote.platform).find(({ key }) => key === 'published')
  if (publish === undefined) throw new Error('Packages cannot be published')
  remote.server.reset()
  return { ...remote, publish, packages: await fetchPackages(remote.api) }
}

const first = <Item,>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('There is none')
  return item
}

test.each([
  ['a server with versions', {}],
  ['a server of the specification alone', plain],
])('keeps what a colleague saves after a run has begun, on %s', async (_, options) => {
  const { api, publish, packages } = await openPackages(1, options)
  const record = first(packages)
  const call = await publish.begin(packages)
  await updatePackage(api, record.id, { ...gold, price: 25 })
  await call(record)
  expect(await fetchPackages(api)).toMatchObject([{ price: 25, status: 'published' }])
})

// proves T36
test('keeps what a colleague saves between the read and the write of a package', async () => {
  const { api, server, publish, packages } = await openPackages(1)
  const record = first(packages)
  const saved = Promise.withResolvers<void>()
  server.failNext({ method: 'PUT', path: `packages/${record.id}`, until: saved.promise })
  const run = createBulkRun({ items: packages, begin: publish.begin })
  const ended = run.start()
  await expect.poll(() => server.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await updatePackage(api, record.id, { ...gold, price: 25 })
  saved.resolve()
  await ended
  expect(run.getState().rows).toMatchObject([{ outcome: 'done' }])
  expect(await fetchPackages(api)).toMatchObject([{ price: 25, status: 'published' }])
})

test('reports a coupon that others save during every attempt, and leaves it unchanged', async () => {
  const { api } = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createCoupon(api, spring),
  })
  const { id } = first(await fetchCoupons(api))
  let limit = 1
  async function findBusy() {
    const found = await findCoupon(api, id)
    limit += 1
    await updateCoupon(api, id, { ...spring, limit })
    return found
  }
  const change = changeRecord(findBusy, async (record, guard) => {
    await updateCoupon(api, id, { ...record, description: 'Mine' }, guard)
  })
  await expect(change).rejects.toThrow('It keeps being saved elsewhere, so it was not changed. Try again.')
  expect(await fetchCoupons(api)).toMatchObject([{ limit, description: null }])
})

test('undoing a status keeps one that a colleague has set since then', async () => {
  const { api } = await renderRemote(commerce, {
    path: '/packages/',
    seed: 'staff-only',
    arrange: ({ api }) => createCoupon(api, { ...spring, status: 'archived' }),
  })
  const coupons = await fetchCoupons(api)
  const takeBack = await beginCouponChange(api, { status: 'draft' }, { status: 'published' })
  await expect(takeBack(first(coupons))).rejects.toThrow('Its status has been changed elsewhere since then.')
  expect(await fetchCoupons(api)).toMatchObject([{ status: 'archived' }])
})

test('reads the list some fifty times for a run of any length when packages come only as a list', async () => {
  const { api, server, publish, packages } = await openPackages(100, plain)
  const run = createBulkRun({ items: packages, begin: publish.begin, concurrency: 1 })
  await run.start()
  expect(run.getState().phase).toBe('finished')
  const reads = server.requests.filter(({ method }) => method === 'GET').map(({ path }) => path)
  // The first package is asked for alone, and the server has no such call.
  expect(reads.filter((path) => path !== 'packages')).toEqual([`packages/${first(packages).id}`])
  expect(reads.filter((path) => path === 'packages').length).toBeLessThanOrEqual(53)
  expect((await fetchPackages(api)).every(({ status }) => status === 'published')).toBe(true)
})
