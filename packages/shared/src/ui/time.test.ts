import { expect, test } from 'vitest'
import { formatRelativeTime, formatTime, readerZone, toReaderZone } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-24T12:00:00Z', 'in 3 days'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2026-08-01T12:00:00Z', '3 months ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('%s is shown as %s', (at, words) => {
  expect(formatRelativeTime(Date.parse(at), now)).toBe(words)
})

test('a time names the zone in which it is read', () => {
  expect(formatTime(Date.parse('2026-11-21T09:30:00Z'))).toMatch(/^2[012] Nov 2026, \d\d:\d\d [A-Z]{3}/)
})

test.each([
  ['Asia/Dhaka', 'Asia/Dhaka'],
  ['Mars/Olympus', readerZone],
  [null, readerZone],
])('where %s is chosen, times are read in %s', (chosen, zone) => expect(toReaderZone(chosen)).toBe(zone))
