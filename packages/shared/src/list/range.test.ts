import { setServiceZone } from '@console/values/time/service-zone'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { buildRangeTest, formatRange, parseRange, toRangeText } from './range.ts'

afterEach(() => setServiceZone('UTC'))

test.each([
  ['number', '5..20', { from: '5', to: '20' }],
  ['number', '..9.99', { from: '', to: '9.99' }],
  ['number', '5..', { from: '5', to: '' }],
  ['number', '..', null],
  ['number', '5', null],
  ['number', '5..x', null],
  ['number', '1..2..3', null],
  ['number', '', null],
  ['day', '2026-12-01..2026-12-31', { from: '2026-12-01', to: '2026-12-31' }],
  ['day', '2026-13-01..', null],
  ['day', '5..20', null],
] as const)('as a range of %ss “%s” is %j', (kind, text, ends) => {
  expect(parseRange(kind, text)).toEqual(ends)
})

test('a range is the same read back, whichever end was typed first', () => {
  void fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 9999 }),
      fc.constantFrom('', 'both'),
      (a, b, open) => {
        const from = String(a)
        const to = open === '' ? '' : String(b)
        const text = toRangeText('number', { from, to })
        const isWithin = buildRangeTest('number')
        expect(parseRange('number', text)).not.toBeNull()
        expect(isWithin(a, text)).toBe(true)
        if (to !== '') expect(isWithin(b, text)).toBe(true)
        expect(isWithin(Math.min(a, to === '' ? a : b) - 1, text)).toBe(false)
      },
    ),
  )
})

test('both days belong to a range, in the service’s zone', () => {
  setServiceZone('Asia/Dhaka')
  const isWithin = buildRangeTest('day')
  const at = (time: string) => isWithin(Date.parse(time), '2026-12-01..2026-12-02')
  expect(
    ['2026-11-30T17:59:59Z', '2026-11-30T18:00:00Z', '2026-12-02T17:59:59Z', '2026-12-02T18:00:00Z'].map(at),
  ).toEqual([false, true, true, false])
  expect(isWithin(null, '2026-12-01..')).toBe(false)
})

test.each([
  ['number', '5..1250', '5 to 1,250'],
  ['number', '..5', 'up to 5'],
  ['day', '2026-12-01..', 'from 1 Dec 2026'],
] as const)('a range of %ss %s reads “%s”', (kind, text, read) => {
  expect(formatRange(kind, text)).toBe(read)
})
