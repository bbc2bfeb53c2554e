import { readCsv } from '@console/shared/csv/read-csv'
import { toCsv } from '@console/shared/csv/to-csv'
import { type Coupon, couponSchema } from '@console/shared/schemas/coupon'
import { setServiceZone } from '@console/values/time/service-zone'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { readRows } from '../../records/import/read-rows.ts'
import { couponSheet } from '../creation/coupon-sheet.ts'
import { couponRows } from './coupon-import.ts'

afterEach(() => setServiceZone('UTC'))

/** The apostrophe before such a text cannot be told from one that was typed. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map((typed) => typed.trim())
  .filter((typed) => !/^[\s"'`\u200b\ufeff]*'/.test(typed) && !/^[\t\r\n\ufeff\u200b]/.test(typed))

/** Digits of any script are the number of an influencer. */
const name = text.filter((typed) => !/^[\p{Nd}\p{No}\p{DI}]+$/u.test(typed))

const first = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const last = fc.date({ min: new Date('2041-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
const toDayStart = (date: Date) => `${date.toISOString().slice(0, 10)}T00:00:00Z`
const toDayEnd = (date: Date) => `${date.toISOString().slice(0, 10)} 23:59:59`

const coupon = fc
  .record({
    code: fc.stringMatching(/^[A-Z0-9][A-Z0-9_-]{2,31}$/),
    description: fc.option(text),
    type: fc.constantFrom('percentage', 'fixed'),
    amount: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    starts_at: fc.oneof(
      first.map(toDayStart),
      first.map((date) => date.toISOString()),
    ),
    expires_at: fc.oneof(
      last.map(toDayEnd),
      last.map((date) => date.toISOString()),
    ),
    limit: fc.integer({ min: 1, max: 1e9 }),
    influencer_id: fc.option(fc.oneof(fc.integer({ min: 1, max: 1e9 }), name)),
    campaign: fc.option(text),
    category: fc.option(text),
    status: fc.constantFrom('published', 'draft', 'archived'),
  })
  .map((fields): Coupon => couponSchema.parse({ ...fields, ...assigned }))

const assigned = { id: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }

test('an exported list of coupons is imported again without loss in every time zone', () => {
  const zones = fc.constantFrom('UTC', 'Asia/Dhaka', 'America/New_York')
  const coupons = fc.uniqueArray(coupon, { selector: ({ code }) => code, minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(coupons, zones, zones, (exported, timeZone, apiTimeZone) => {
      setServiceZone(timeZone, apiTimeZone)
      const csv = toCsv(
        couponSheet.map(({ title }) => title),
        exported.map((record) => couponSheet.map(({ value }) => value(record))),
      )
      const sheet = readRows(couponRows, readCsv(csv), [])
      if (typeof sheet === 'string') throw new Error(sheet)
      expect(sheet.unread).toEqual([])
      for (const [index, row] of sheet.rows.entries()) {
        const record = exported[index]
        if (row.kind !== 'ready' || record === undefined) throw new Error(JSON.stringify(row))
        expect(couponRows.isSame(record, row.payload)).toBe(true)
      }
      expect(sheet.rows).toHaveLength(exported.length)
    }),
  )
})

test('exports the first and last day of a coupon in a cell each', () => {
  const record = couponSchema.parse({
    ...assigned,
    ...{ code: 'DEC', type: 'fixed', amount: 0.1, limit: 1, status: 'draft' },
    ...{ starts_at: '2026-12-01T00:00:00Z', expires_at: '2026-12-31T23:59:59Z' },
  })
  const cells = Object.fromEntries(couponSheet.map(({ title, value }) => [title, value(record)]))
  expect(cells).toMatchObject({ starts_at: '2026-12-01', expires_at: '2026-12-31', amount: 0.1 })
})
