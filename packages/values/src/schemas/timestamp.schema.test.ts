import { expect, test } from 'vitest'
import { receivedTimestampSchema, timestampSchema } from './timestamp.schema.ts'

test.each([
  ['2026-11-28T09:30:00Z', true],
  ['2026-11-28 09:30:00.123456', true],
  // An offset, and a day that not every month has, are beyond the fast path.
  ['2026-11-30T09:30:00+06:00', true],
  ['2026-11-28T24:30:00Z', false],
  ['next week', false],
])('%s is a timestamp: %s', (text, valid) => {
  expect(timestampSchema.safeParse(text).success).toBe(valid)
})

test('a response may leave a timestamp empty, and a request may not', () => {
  expect(receivedTimestampSchema.safeParse('').success).toBe(true)
  expect(timestampSchema.safeParse('').success).toBe(false)
})
