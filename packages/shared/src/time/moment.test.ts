import { afterEach, expect, test } from 'vitest'
import { parseMoment } from './moment.ts'
import { setServiceZone } from './service-zone.ts'

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
  setServiceZone('Asia/Dhaka')
  expect(new Date(parseMoment(text)).toISOString()).toBe(at)
})

test.each([
  ['2026-11-22 10:00:00', 'UTC', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22 10:00:00', 'Asia/Dhaka', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22T10:00:00', 'America/New_York', '2026-11-22T15:00:00.000Z'],
  ['2026-11-22 10:00:00.250000', 'Asia/Kathmandu', '2026-11-22T04:15:00.250Z'],
  ['2026-11-22 10:00', 'Asia/Dhaka', '2026-11-22T04:00:00.000Z'],
  ['2026-11-22', 'Asia/Dhaka', '2026-11-21T18:00:00.000Z'],
  ['2026-07-01', 'Europe/London', '2026-06-30T23:00:00.000Z'],
])('%s has no offset: in a service in %s it is %s', (text, zone, at) => {
  setServiceZone(zone)
  expect(new Date(parseMoment(text)).toISOString()).toBe(at)
})

test.each(['', 'soon', '2026-13-01', '2026-11-22 25:00:00'])('%j is not a valid time', (text) => {
  expect(parseMoment(text)).toBeNaN()
})
