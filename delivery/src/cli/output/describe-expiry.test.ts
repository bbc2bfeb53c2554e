import { expect, test } from 'vitest'
import { describeExpiry } from './describe-expiry.ts'

const now = Date.parse('2026-11-01T00:00:00Z')

test.each([
  [undefined, undefined],
  ['2026-11-16T00:00:00Z', undefined],
  ['2026-11-14T12:00:00Z', 'expires in 13 days'],
  ['2026-11-02T12:00:00Z', 'expires in 36 hours'],
  ['2026-11-01T01:30:00Z', 'expires in 1 hour,'],
  ['2026-10-31T00:00:00Z', 'consoles no longer start it'],
])('Of a release that expires on %s people are told: %s', (expiresAt, says) => {
  const [line] = describeExpiry('staging', expiresAt, now)
  expect(line).toEqual(says === undefined ? undefined : expect.stringContaining(says))
})
