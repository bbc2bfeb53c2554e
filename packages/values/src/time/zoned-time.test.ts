import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatZonedDate, formatZonedTime, fromZonedText, toZonedText } from './zoned-time.ts'

test.each([
  ['2026-03-01T00:00:00Z', 'UTC', '2026-03-01T00:00:00'],
  ['2026-05-31 23:59:59+02:00', 'UTC', '2026-05-31T21:59:59'],
  ['2026-03-01T00:00:00Z', 'Asia/Dhaka', '2026-03-01T06:00:00'],
  ['2026-07-01T00:00:00Z', 'America/New_York', '2026-06-30T20:00:00'],
  // A year that is still being typed.
  ['0002-01-31T23:59:59Z', 'UTC', '0002-01-31T23:59:59'],
  ['soon', 'UTC', ''],
])('%s is %s time %s', (at, zone, text) => {
  expect(toZonedText(at, zone)).toBe(text)
})

test.each([
  ['2026-03-01T00:00', 'Asia/Dhaka', '2026-02-28T18:00:00.000Z'],
  // London: 01:30 is skipped on 29 March, and repeated on 25 October.
  ['2026-03-29T01:30:00', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30:00', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['', 'UTC', ''],
  ['2026-13-01T00:00', 'UTC', ''],
])('%s in %s is the instant %s', (text, zone, at) => {
  expect(fromZonedText(text, zone)).toBe(at)
})

test('the end of a period in an hour that the clocks repeat is its second turn', () => {
  expect(fromZonedText('2026-10-25T01:30:00', 'Europe/London', 'last')).toBe('2026-10-25T01:30:00.000Z')
})

test('a time that was formatted and parsed again is the same second', () => {
  const instants = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  const zones = fc.constantFrom('UTC', 'Asia/Dhaka', 'Asia/Kathmandu', 'Africa/Lagos')
  fc.assert(
    fc.property(instants, zones, (date, zone) => {
      date.setMilliseconds(0)
      expect(fromZonedText(toZonedText(date.toISOString(), zone), zone)).toBe(date.toISOString())
    }),
  )
})

test('a day is named in its zone, and an exact time shows its zone', () => {
  expect(formatZonedDate('2026-05-31T23:59:59Z', 'UTC')).toBe('31 May 2026')
  expect(formatZonedDate('2026-05-31T23:59:59Z', 'Asia/Dhaka')).toBe('1 Jun 2026')
  expect(formatZonedTime('2026-05-31T23:59:59Z', 'UTC')).toBe('31 May 2026, 23:59:59 UTC')
})

test.each(['', 'last week'])('“%s” is not a timestamp, and is shown as received', (text) => {
  expect([formatZonedDate(text, 'UTC'), formatZonedTime(text, 'UTC')]).toEqual([text, text])
})
