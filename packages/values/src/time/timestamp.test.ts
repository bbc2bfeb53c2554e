import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { setServiceZone } from './service-zone.ts'
import { parseTimestamp, toWireTimestamp } from './timestamp.ts'
import { readClock } from './zone-clock.ts'

afterEach(() => setServiceZone('UTC'))

test.each([
  ['2026-11-22T10:00:00Z', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.123456Z', '2026-11-22T10:00:00.123Z'],
  ['2026-11-22T10:00:00+06:00', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22T10:00:00-0330', '2026-11-22T13:30:00.000Z'],
  ['2026-11-22 10:00:00+00', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22 10:00:00.5 +02:00', '2026-11-22T08:00:00.500Z'],
  ['Sun, 22 Nov 2026 10:00:00 GMT', '2026-11-22T10:00:00.000Z'],
])('%s is the same instant in every time zone', (text, at) => {
  setServiceZone('Asia/Dhaka', 'Pacific/Kiritimati')
  expect(new Date(parseTimestamp(text)).toISOString()).toBe(at)
})

test.each(['31 December', '5', '01/03/2026', '12.1', 'soon'])('nothing is guessed of %j', (text) => {
  expect(parseTimestamp(text)).toBeNaN()
})

// Each of these once took minutes, in quadratic time.
test('a text of a megabyte is refused at once', () => {
  for (const part of ['x', 'Nov ', '2026-', '9'])
    expect(parseTimestamp(part.repeat(1_000_000 / part.length))).toBeNaN()
})

test.each([
  ['2026-11-22 10:00:00', 'UTC', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22 10:00:00', 'Asia/Dhaka', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22T10:00:00', 'America/New_York', '2026-11-22T15:00:00.000Z'],
  ['2026-11-22 10:00:00.250000', 'Asia/Kathmandu', '2026-11-22T04:15:00.250Z'],
  ['2026-11-22 10:00', 'Asia/Dhaka', '2026-11-22T04:00:00.000Z'],
  // Across the end of a year, and across changes of daylight saving time.
  ['2026-12-31 23:59:59', 'Pacific/Kiritimati', '2026-12-31T09:59:59.000Z'],
  ['2027-01-01 00:00:00', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
  ['2026-03-08 03:00:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01 02:00:00', 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
  ['2021-03-22 01:00:00', 'Asia/Tehran', '2021-03-21T20:30:00.000Z'],
])('%s without an offset, from an API in %s, is %s wherever the staff are', (text, zone, at) => {
  setServiceZone('Asia/Tehran', zone)
  expect(new Date(parseTimestamp(text)).toISOString()).toBe(at)
})

test.each([
  ['2026-11-22', 'Asia/Dhaka', '2026-11-21T18:00:00.000Z'],
  ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z'],
])('the day %s begins at midnight of staff in %s, which is %s', (text, zone, at) => {
  setServiceZone(zone)
  expect(new Date(parseTimestamp(text)).toISOString()).toBe(at)
})

test.each([
  ['UTC', '2026-11-30T18:00:00.000Z'],
  ['Asia/Dhaka', '2026-12-01T00:00:00.000+06:00'],
  ['America/Los_Angeles', '2026-11-30T10:00:00.000-08:00'],
  ['Asia/Tehran', '2026-11-30T21:30:00.000+03:30'],
])('the first of December in Dhaka is sent to an API in %s as %s', (zone, text) => {
  setServiceZone('Asia/Dhaka', zone)
  expect(toWireTimestamp(Date.parse('2026-11-30T18:00:00Z'))).toBe(text)
})

test('a sent timestamp is the same instant on servers that keep it, convert it or drop its offset', () => {
  const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  const zones = fc.constantFrom('UTC', 'Asia/Dhaka', 'Pacific/Kiritimati', 'America/Phoenix')
  fc.assert(
    fc.property(instants, zones, (date, zone) => {
      date.setMilliseconds(0)
      setServiceZone('America/Los_Angeles', zone)
      const sent = toWireTimestamp(date.getTime())
      const converted = readClock(Date.parse(sent), zone).replace('T', ' ')
      const answers = [sent, converted, sent.slice(0, 19)]
      expect(answers.map((text) => parseTimestamp(text))).toEqual(answers.map(() => date.getTime()))
    }),
  )
})

test.each(['', 'soon', '2026-13-01', '2026-11-22 25:00:00'])('%j is not a valid time', (text) => {
  expect(parseTimestamp(text)).toBeNaN()
})
