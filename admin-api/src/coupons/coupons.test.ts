import { couponCheckSchema, couponListSchema, couponSchema } from '@console/shared/schemas/coupon'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'

const spring = {
  code: 'SPRING-10',
  description: 'For the spring intake',
  type: 'percentage',
  influencer_id: '7',
  category: null,
  amount: 10,
  starts_at: '2026-03-01T00:00',
  expires_at: '2026-05-31 23:59:59+02:00',
  limit: 500,
  campaign: null,
  status: 'published',
}

const taken = {
  status: 422,
  message: 'This code is already taken',
  error: { code: ['This code is already taken'] },
}

describe('coupons', () => {
  const api = useTestApi()

  it('are created, listed, read, replaced and deleted, with who saved them', async () => {
    const created = await api.staff.ask('POST', 'coupons', couponSchema, spring)
    expect(created).toMatchObject({ ...spring, updated_by: 'Amelia Hart' })
    expect(await api.staff.ask('GET', 'coupons', couponListSchema)).toContainEqual(created)

    const path = `coupons/${created.id}`
    expect(await api.staff.ask('GET', path, couponSchema)).toEqual(created)

    const { client: editor } = await api.visitor.signIn('seller@example.com')
    const changed = { ...spring, influencer_id: 7, amount: '12.50', notes: { shown: true } }
    const saved = await editor.ask('PUT', path, couponSchema, changed)
    expect(saved).toMatchObject({ ...changed, amount: 12.5, updated_by: 'Priya Nair' })
    expect(await api.staff.ask('GET', path, couponSchema)).toEqual(saved)

    expect(await api.staff.send('DELETE', path)).toMatchObject({ status: 200, data: null })
    expect((await api.staff.send('GET', path)).status).toBe(404)
    expect((await api.staff.send('PUT', path, { body: spring })).status).toBe(404)
    expect((await api.staff.send('DELETE', path)).status).toBe(404)
  })

  it('distinguish a text influencer from a number', async () => {
    const body = { ...spring, code: 'INFLUENCER', influencer_id: '7' }
    const { id } = await api.staff.ask('POST', 'coupons', couponSchema, body)
    expect((await api.staff.ask('GET', `coupons/${id}`, couponSchema)).influencer_id).toBe('7')
  })

  it('may leave out the optional fields', async () => {
    const { influencer_id: _, category: __, ...body } = { ...spring, code: 'BARE' }
    const created = await api.staff.ask('POST', 'coupons', couponSchema, body)
    expect(created).toMatchObject({ influencer_id: null, category: null })
  })

  it('have unique codes, however the second one is sent', async () => {
    const first = await api.staff.ask('POST', 'coupons', couponSchema, { ...spring, code: 'ONCE' })
    const other = await api.staff.ask('POST', 'coupons', couponSchema, { ...spring, code: 'OTHER' })
    const body = { ...spring, code: 'ONCE' }
    expect(await api.staff.send('POST', 'coupons', { body })).toMatchObject(taken)
    expect(await api.staff.send('PUT', `coupons/${other.id}`, { body })).toMatchObject(taken)
    expect((await api.staff.send('PUT', `coupons/${first.id}`, { body })).status).toBe(200)

    const race = { body: { ...spring, code: 'RACE' } }
    const answers = await Promise.all([1, 2, 3].map(() => api.staff.send('POST', 'coupons', race)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  })

  it('can be looked up by code in either case, and survive strange ones', async () => {
    const check = (code: string) => api.staff.ask('GET', `coupons/check/${code}`, couponCheckSchema)
    expect(await check('CHECKED')).toEqual({ exists: false })
    await api.staff.ask('POST', 'coupons', couponSchema, { ...spring, code: 'CHECKED' })
    expect(await check('CHECKED')).toEqual({ exists: true })
    expect(await check('checked')).toEqual({ exists: true })
    for (const strange of ['%00', '%E0%A4%A', '%27%20or%201=1', 'a%2Fb']) {
      expect(await check(strange)).toEqual({ exists: false })
    }
  })

  it('are refused with a reason for each field', async () => {
    const body = { ...spring, code: 'lower', amount: 101, limit: 0, starts_at: 'soon' }
    expect(await api.staff.send('POST', 'coupons', { body })).toMatchObject({
      status: 422,
      error: {
        code: ['Code must be 3 to 32 characters: A–Z, 0–9, _ or -'],
        limit: ['Limit must be at least 1'],
        starts_at: ['Invalid date format'],
      },
    })
    const crossed = { ...spring, amount: 101, expires_at: spring.starts_at }
    expect(await api.staff.send('POST', 'coupons', { body: crossed })).toMatchObject({
      status: 422,
      error: {
        amount: ['A percentage can be at most 100'],
        expires_at: ['The last day cannot be before the first'],
      },
    })
  })
})
