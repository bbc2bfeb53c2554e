import { expect, test } from 'vitest'
import { describeExpiry } from './describe-expiry.ts'

const now = Date.parse('2026-11-01T00:00:00Z')

test.each([
  [undefined, undefined],
  ['2026-11-15T00:00:00Z', undefined],
  ['2026-11-14T12:00:00Z', 'expires in 13 days,'],
  ['2026-11-03T00:00:00Z', 'expires in 2 days,'],
  ['2026-11-02T12:00:00Z', 'expires in 36 hours,'],
  ['2026-11-01T01:59:00Z', 'expires in 119 minutes,'],
  ['2026-11-01T00:01:30Z', 'expires in 1 minute,'],
  ['2026-10-31T00:00:00Z', 'consoles stop starting it a day later'],
])('for a release that expires on %s the warning is: %s', (expiresAt, says) => {
  const text = describeExpiry(expiresAt, now)
  expect(text).toEqual(says === undefined ? undefined : expect.stringContaining(says))
})
