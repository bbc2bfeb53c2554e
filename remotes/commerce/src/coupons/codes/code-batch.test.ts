import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBlank } from '../../records/fields/draft.ts'
import { couponFields } from '../fields/coupon-fields.ts'
import { type BatchDraft, findBatchIssues, planBatch, toExampleCode, toNewCoupons } from './code-batch.ts'

const { code: _code, ...blank } = toBlank(couponFields)
const draft: BatchDraft = {
  ...blank,
  prefix: 'SPRING-',
  length: '6',
  count: '2000',
  amount: '10',
  expires_at: '2030-01-01T00:00:00Z',
  limit: '1',
}

// proves B35
test('2,000 codes are unique, unused and valid', () => {
  const first = planBatch(draft, new Set())
  const second = planBatch(draft, new Set(first.codes))
  expect(new Set([...first.codes, ...second.codes]).size).toBe(4000)
  for (const code of second.codes) expect(code).toMatch(/^SPRING-[A-HJKMNP-Z2-9]{6}$/)
  expect(toNewCoupons(second)).toHaveLength(2000)
})

test('finds the remaining codes even when most short codes are taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      const batch = { ...draft, prefix: '', length: '4', count: String(count) }
      const taken = new Set(planBatch({ ...batch, count: '5000' }, new Set()).codes)
      expect(planBatch(batch, taken).codes.filter((code) => taken.has(code))).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test.each([
  [{ prefix: 'a b' }, 'The prefix can have A–Z, 0–9, _ and -'],
  [{ length: '3' }, 'Enter a length from 4 to 16'],
  [{ prefix: 'A'.repeat(28), length: '8' }, 'Prefix and random part together can have at most 32 characters'],
  [{ count: '5001' }, 'Enter how many codes to make, from 1 to 5000'],
  [{ count: '' }, 'Enter how many codes to make, from 1 to 5000'],
  [{ amount: '101' }, 'A percentage can be at most 100'],
  [{ expires_at: '' }, 'Enter the last day'],
])('refuses %j: %s', (change, message) => {
  expect(findBatchIssues({ ...draft, ...change }).map((issue) => issue.message)).toContain(message)
})

test('the example has the prefix and the requested number of characters', () => {
  expect(toExampleCode(draft)).toEqual({ code: 'SPRING-7KQ2M9' })
})

test.each([
  [{ prefix: 'A B', length: '8' }, 'The prefix can have A–Z, 0–9, _ and -'],
  [{ prefix: 'A'.repeat(28), length: '8' }, 'Prefix and random part together can have at most 32 characters'],
  [{ prefix: '', length: 'x' }, 'Enter a length from 4 to 16'],
])('there is no example for %j: %s', (codes, problem) => {
  expect(toExampleCode(codes)).toEqual({ problem })
})
