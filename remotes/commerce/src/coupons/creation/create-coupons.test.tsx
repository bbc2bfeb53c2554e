import { renderRemote } from '@console/remote-kit/testing'
import { countOutcomes, createBulkRun } from '@console/shared/bulk/bulk-run'
import type { CouponPayload } from '@console/shared/schemas/coupon'
import { expect, test } from 'vitest'
import { beginCreation } from '../../records/creation/create-records.ts'
import commerce from '../../remote.ts'
import { createCoupon, fetchCoupons } from '../api/coupon.api.ts'
import { beginCouponChange } from '../changes/coupon-change.ts'
import { type NewCoupon, toCreatedCoupons } from './created-coupons.ts'

const payload: CouponPayload = {
  code: 'SPRING10',
  description: null,
  type: 'percentage',
  amount: 10,
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-05-31T23:59:59Z',
  limit: 1,
  campaign: 'Spring',
  status: 'draft',
}

const idempotencyScope = 'spring-batch'

const toItem = (index: number): NewCoupon => ({
  payload: { ...payload, code: `BATCH-${String(index).padStart(4, '0')}` },
})

const openApi = () => renderRemote(commerce, { path: '/packages/', seed: 'staff-only' })

const readCodes = async (api: Parameters<typeof fetchCoupons>[0]) =>
  new Set((await fetchCoupons(api)).map(({ code }) => code))

// proves B36
test('a hundred coupons are created although some calls fail, and the report matches the server', async () => {
  const { api, server } = await openApi()
  const items = Array.from({ length: 100 }, (_, index) => toItem(index))
  const run = createBulkRun({
    items,
    begin: beginCreation({ kind: toCreatedCoupons(api), idempotencyScope }),
  })
  const progress: number[] = []
  let isHit = false
  run.subscribe(({ rows }) => {
    const { done } = countOutcomes(rows)
    progress.push(done)
    if (isHit || done < 50) return
    isHit = true
    server.failNext({ method: 'POST', path: 'coupons', status: 500, times: 3 })
    server.failNext({ method: 'POST', path: 'coupons', losesAnswer: true })
  })
  await run.start()

  const { rows } = run.getState()
  expect(countOutcomes(rows)).toMatchObject({ done: 96, failed: 3, unanswered: 1, waiting: 0 })
  const there = await readCodes(api)
  for (const { item, outcome } of rows) {
    // The call without an answer was made: that is why nobody can say.
    expect(there.has(item.payload.code)).toBe(outcome === 'done' || outcome === 'unanswered')
  }
  expect(progress.some((done) => done > 0 && done < 100)).toBe(true)

  await run.start()
  expect(run.getState().phase).toBe('finished')
  expect(countOutcomes(run.getState().rows).done).toBe(100)
  expect(await readCodes(api)).toEqual(new Set(items.map((item) => item.payload.code)))
  expect(await fetchCoupons(api)).toHaveLength(100)
})

// proves B36
test('the dates of a hundred coupons change although a call fails midway, and each result is reported', async () => {
  const { api, server } = await openApi()
  const made = createBulkRun({
    items: Array.from({ length: 100 }, (_, index) => toItem(index)),
    begin: beginCreation({ kind: toCreatedCoupons(api), idempotencyScope }),
  })
  await made.start()
  const coupons = await fetchCoupons(api)
  const [unlucky] = coupons.slice(50)
  if (unlucky === undefined) throw new Error('There are not 100 coupons')
  server.failNext({ method: 'PUT', path: `coupons/${unlucky.id}`, status: 503 })

  const expires_at = '2027-01-31T23:59:59.000Z'
  const run = createBulkRun({ items: coupons, begin: () => beginCouponChange(api, { expires_at }) })
  await run.start()
  const { rows } = run.getState()
  expect(countOutcomes(rows)).toMatchObject({ done: 99, failed: 1, unanswered: 0, waiting: 0 })
  const now = new Map((await fetchCoupons(api)).map((coupon) => [coupon.id, coupon]))
  for (const { item, outcome } of rows) {
    const changed = { ...item, expires_at, updated_at: expect.any(String) }
    expect(now.get(item.id)).toEqual(outcome === 'done' ? changed : item)
  }

  server.reset()
  await run.start()
  expect(run.getState().phase).toBe('finished')
  expect(server.requests.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: `coupons/${unlucky.id}` },
  ])
  expect((await fetchCoupons(api)).every((coupon) => coupon.expires_at === expires_at)).toBe(true)
})

// proves B35
test('a code taken meanwhile is replaced by another, or refused where it must stay', async () => {
  const { api } = await openApi()
  const items = [toItem(1), toItem(2)]
  const begin = beginCreation({
    kind: toCreatedCoupons(api),
    idempotencyScope,
    remake: (payload) => ({ ...payload, code: 'OTHER-1' }),
  })
  const call = await begin(items)
  await createCoupon(api, { ...payload, code: 'BATCH-0001', amount: 99 })
  const run = createBulkRun({ items, begin: async () => call })
  await run.start()
  expect(run.getState().phase).toBe('finished')
  expect(items.map((item) => item.payload.code)).toEqual(['OTHER-1', 'BATCH-0002'])
  expect(await readCodes(api)).toEqual(new Set(['BATCH-0001', 'OTHER-1', 'BATCH-0002']))

  const strict = createBulkRun({
    items: [toItem(1)],
    begin: beginCreation({ kind: toCreatedCoupons(api), idempotencyScope }),
  })
  await strict.start()
  expect(strict.getState().rows).toMatchObject([{ outcome: 'failed', reason: 'BATCH-0001 already exists.' }])
})

test('retrying a coupon reuses its idempotency key, and no other coupon has it', async () => {
  const { api, server } = await openApi()
  const run = createBulkRun({
    items: [toItem(1), toItem(2)],
    begin: beginCreation({ kind: toCreatedCoupons(api), idempotencyScope }),
  })
  server.failNext({ method: 'POST', path: 'coupons', status: 503, times: 2 })
  await run.start()
  await run.start()
  const keys = server.requests.flatMap(({ path, headers }) =>
    path === 'coupons' ? (headers.get('idempotency-key') ?? []) : [],
  )
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
})

test('a coupon that would end before it starts keeps its dates, and the report says why', async () => {
  const { api } = await openApi()
  await createCoupon(api, payload)
  const items = await fetchCoupons(api)
  const change = { starts_at: '2028-01-01T00:00:00Z' }
  const run = createBulkRun({ items, begin: () => beginCouponChange(api, change) })
  await run.start()
  expect(run.getState().rows).toMatchObject([
    { outcome: 'failed', reason: 'Its last day would be before its first. Change both days.' },
  ])
  expect(await fetchCoupons(api)).toEqual(items)
})
