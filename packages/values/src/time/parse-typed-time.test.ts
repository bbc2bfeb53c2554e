import { afterEach, expect, test } from 'vitest'
import { parseTypedTime } from './parse-typed-time.ts'
import { setServiceZone } from './service-zone.ts'
import { formatZonedDate } from './zoned-time.ts'

afterEach(() => setServiceZone('UTC'))

test.each([
  '2026-12-01 09:00',
  '2026-12-01T09:00:00',
  '2026-12-01 9:00',
  ' 2026-12-01 09:00:00.000 ',
  '2026-12-01 03:00Z',
  '2026-12-01T03:00:00.000Z',
  '2026-12-01 05:00+02:00',
  '2026-12-01 05:00 +0200',
  'Tue, 01 Dec 2026 03:00:00 GMT',
  '٢٠٢٦-١٢-٠١ ٠٩:٠٠',
  '۲۰۲۶-۱۲-۰۱ ۹:۰۰',
  '२०२६-१२-०१ ०९:००',
  '২০২৬-১২-০১ ০৯:০০',
  '๒๐๒๖-๑๒-๐๑ ๐๙:๐๐',
  '２０２６－１２－０１　０９：００',
  '2026–12–01\u00a009:00\u200e',
  '1 Dec 2026 9am',
  '1 Dec 2026, 9:00',
  '1st December 2026 at 9.00 a.m.',
  'Tuesday, 1 December 2026 09:00',
  'Dec 1, 2026 9 AM',
  'december 1st 2026, 9:00 am',
  'Dec. 1 2026 9am',
  '2026-12-01 9am',
])('%j is nine o’clock in Dhaka on the first of December', (typed) => {
  expect(new Date(parseTypedTime(typed, 'Asia/Dhaka')).toISOString()).toBe('2026-12-01T03:00:00.000Z')
})

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)).toISOString()))(
  'the day of %s is read as the console writes it',
  (day) => {
    expect(parseTypedTime(formatZonedDate(day, 'UTC'), 'UTC')).toBe(Date.parse(day))
    expect(parseTypedTime(`${formatZonedDate(day, 'UTC')}, 18:30:05`, 'UTC')).toBe(
      Date.parse(day.replace('00:00:00', '18:30:05')),
    )
  },
)

test.each([
  ['2026-12-01', 'UTC', '2026-11-30T18:00:00.000Z'],
  ['1 Dec 2026', 'UTC', '2026-11-30T18:00:00.000Z'],
  ['5 Dec 2026 10am', 'UTC', '2026-12-05T10:00:00.000Z'],
  ['5 Dec 2026 12 pm', 'UTC', '2026-12-05T12:00:00.000Z'],
  ['5 Dec 2026 12am', 'UTC', '2026-12-05T00:00:00.000Z'],
  ['۲۰۲۶-۱۲-۰۱', 'UTC', '2026-11-30T18:00:00.000Z'],
  ['2026-12-01 09:00', 'UTC', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01 09:00', 'America/New_York', '2026-12-01T14:00:00.000Z'],
])('%j, typed by staff in Dhaka for an API in %s, is %s', (typed, apiZone, at) => {
  setServiceZone('Asia/Dhaka', apiZone)
  expect(new Date(parseTypedTime(typed)).toISOString()).toBe(at)
})

test.each([
  '',
  '5',
  'soon',
  '01/03/2026',
  '1.12.2026',
  '1 March',
  '2026-02-31',
  '2026-02-31 10:00',
  '2026-13-01',
  '2026-12-01 25:00',
  '2026-12-01 9',
  '31 Feb 2026 10am',
  '5 Dez 2026 10am',
  '5 Dec 2026 13pm',
  '5 Dec 2026 0am',
  '5 Dec 10am',
  '5 Dec 2026 at',
])('%j is not a timestamp', (typed) => {
  expect(parseTypedTime(typed)).toBeNaN()
})
