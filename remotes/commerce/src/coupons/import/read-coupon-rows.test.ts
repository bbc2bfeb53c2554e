import { readCsv } from '@console/shared/csv/read-csv'
import { toCsv } from '@console/shared/csv/to-csv'
import { type Coupon, type CouponPayload, couponSchema } from '@console/shared/schemas/coupon'
import { setServiceZone } from '@console/values/time/service-zone'
import { afterEach, expect, test } from 'vitest'
import { type ImportRow, readRows } from '../../records/import/read-rows.ts'
import { sheetColumns } from '../creation/coupon-sheet.ts'
import { readSheetMoment } from '../fields/read-sheet-moment.ts'
import { couponRows } from './coupon-import.ts'

afterEach(() => setServiceZone('UTC'))

const head = 'code,type,amount,starts_at,expires_at,limit,status'

function read(
  lines: readonly string[],
  coupons: readonly Coupon[] = [],
): readonly ImportRow<CouponPayload>[] {
  const sheet = readRows(couponRows, readCsv([head, ...lines].join('\n')), coupons)
  if (typeof sheet === 'string') throw new Error(sheet)
  return sheet.rows
}

// proves B37
test('a row becomes a coupon: dates are whole days in the zone, and the default status is draft', () => {
  expect(read(['spring10,percentage,10,2026-03-01,2026-05-31,500,'])).toMatchObject([
    {
      kind: 'ready',
      number: 2,
      payload: {
        code: 'SPRING10',
        amount: 10,
        starts_at: '2026-03-01T00:00:00.000Z',
        expires_at: '2026-05-31T23:59:59.000Z',
        limit: 500,
        status: 'draft',
      },
    },
  ])
})

test('signs that nobody sees, and digits and letters of other scripts, are read as what they look like', () => {
  expect(
    read([
      '\u200bspring10\u00ad,ｐｅｒｃｅｎｔａｇｅ,۱۰٪,۲۰۲۶-۰۳-۰۱,2026‑05‑31 １８：００,\u200e٥٠٠,Draft\ufeff',
      'SUMMER,fixed,۱۹٫۵۰,२०२६-०३-०१,২০২৬-০৫-৩১,१२,',
    ]),
  ).toMatchObject([
    {
      kind: 'ready',
      payload: {
        code: 'SPRING10',
        amount: 10,
        starts_at: '2026-03-01T00:00:00.000Z',
        expires_at: '2026-05-31T18:00:00.000Z',
        limit: 500,
        status: 'draft',
      },
    },
    {
      kind: 'ready',
      payload: { amount: 19.5, starts_at: '2026-03-01T00:00:00.000Z', limit: 12 },
    },
  ])
})

test('a code with an unseen sign is the same code', () => {
  const terms = 'percentage,10,2026-03-01,2026-05-31,5,'
  expect(read([`ABC,${terms}`, `ABC\u200b,${terms}`])[1]).toMatchObject({
    kind: 'wrong',
    problems: ['Code: row 2 has the same'],
  })
})

test.each([
  ['A B,percentage,10,2026-03-01,2026-05-31,5,', 'Code must be 3 to 32 characters: A–Z, 0–9, _ or -'],
  ['ABC,half,10,2026-03-01,2026-05-31,5,', 'Type must be percentage or fixed'],
  ['ABC,percentage,101,2026-03-01,2026-05-31,5,', 'Amount: A percentage can be at most 100'],
  ['ABC,fixed,ten,2026-03-01,2026-05-31,5,', 'Amount: Enter an amount in numbers, such as 10'],
  ['ABC,fixed,2.999,2026-03-01,2026-05-31,5,', 'Amount: A fixed amount can have at most 2 decimals'],
  ['ABC,percentage,2.9999,2026-03-01,2026-05-31,5,', 'Amount: A percentage can have at most 3 decimals'],
  ['ABC,fixed,1000000000,2026-03-01,2026-05-31,5,', 'Amount: A fixed amount can be at most 999,999,999'],
  ['ABC,fixed,5,2026-03-01,2026-02-01,5,', 'Last day: The last day cannot be before the first'],
  ['ABC,fixed,5,01/03/2026,2026-05-31,5,', 'First day: Write the date as 2026-05-31 or 2026-05-31 23:59'],
  ['ABC,fixed,5,,2026-05-31,5,', 'First day: Enter the first day'],
  [
    'ABC,fixed,5,2026-03-01,2026-05-31,many,',
    'Limit: Enter how many times the code can be used, such as 500',
  ],
  ['ABC,fixed,5,2026-03-01,2026-05-31,5,live', 'Status: use published, draft or archived'],
])('refuses %s: %s', (line, problem) => {
  expect(read([line])).toMatchObject([{ kind: 'wrong', problems: [problem] }])
})

const stored = couponSchema.parse({
  id: 1,
  code: 'TAKEN',
  description: null,
  type: 'fixed',
  amount: 5,
  starts_at: '2026-03-01T00:00:00Z',
  expires_at: '2026-05-31T23:59:59Z',
  limit: 5,
  campaign: null,
  status: 'published',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
})

test('refuses a duplicate code in the file or on the server, and recognises an identical coupon', () => {
  const rows = read(
    [
      'ABC,fixed,5,2026-03-01,2026-05-31,5,',
      'abc,fixed,6,2026-03-01,2026-05-31,5,',
      'TAKEN,fixed,6,2026-03-01,2026-05-31,5,published',
      'TAKEN,fixed,5,2026-03-01,2026-05-31,5,published',
    ],
    [stored],
  )
  expect(rows).toMatchObject([
    { kind: 'ready' },
    { kind: 'wrong', problems: ['Code: row 2 has the same'] },
    { kind: 'wrong', problems: ['TAKEN already exists'] },
    { kind: 'wrong', problems: ['Code: row 4 has the same'] },
  ])
  expect(read(['TAKEN,fixed,5,2026-03-01,2026-05-31,5,published'], [stored])).toMatchObject([
    { kind: 'there' },
  ])
})

test('recognises a coupon that is on the server by other rules, and its code in any case', () => {
  const lower = { ...stored, code: 'summer26' }
  const old = { ...stored, code: 'EID 50% OFF', amount: 0, limit: 0 }
  for (const line of ['summer26,fixed,5', 'SUMMER26,fixed,5']) {
    expect(read([`${line},2026-03-01,2026-05-31,5,published`], [lower])).toMatchObject([{ kind: 'there' }])
  }
  expect(read(['EID 50% OFF,fixed,0,2026-03-01,2026-05-31,0,published'], [old])).toMatchObject([
    { kind: 'there' },
  ])
  expect(read(['summer26,fixed,6,2026-03-01,2026-05-31,5,published'], [lower])).toMatchObject([
    { kind: 'wrong', problems: ['SUMMER26 already exists'] },
  ])
})

test('lists missing columns, and columns that were ignored', () => {
  expect(readRows(couponRows, readCsv('name,amount\nA,1'), [])).toBe(
    'The first row must name the columns. Not found: code, type, starts_at, expires_at, limit.',
  )
  expect(readRows(couponRows, readCsv(head), [])).toBe('The file has column names, but no rows below them.')
  const sheet = readRows(couponRows, readCsv(`${head.replace('starts_at', 'Starts at')},colour\nABC`), [])
  expect(sheet).toMatchObject({ unread: ['colour'] })
})

test('reads a file that the console exported', () => {
  setServiceZone('Asia/Dhaka')
  const row = sheetColumns.map((column) => stored[column] ?? null)
  const sheet = readRows(couponRows, readCsv(toCsv(sheetColumns, [row])), [])
  expect(sheet).toMatchObject({ unread: [], rows: [{ kind: 'ready', payload: { code: 'TAKEN' } }] })
})

test.each([
  ['2026-03-01', '2026-02-28T18:00:00.000Z'],
  ['2026-03-01 09:30', '2026-03-01T03:30:00.000Z'],
  ['2026-03-01 9:30', '2026-03-01T03:30:00.000Z'],
  ['۲۰۲۶-۰۳-۰۱ ۹:۳۰', '2026-03-01T03:30:00.000Z'],
  ['2026-03-01 09:30+02', '2026-03-01T07:30:00.000Z'],
  ['01/03/2026', 'no date'],
  ['2026-03-01T09:30:15', '2026-03-01T03:30:15.000Z'],
  ['2026-03-01T09:30:15Z', '2026-03-01T09:30:15.000Z'],
  ['2026-03-01 09:30+02:00', '2026-03-01T07:30:00.000Z'],
  ['2026-02-31', 'no date'],
  ['1 March', 'no date'],
  ['', ''],
])('%s in Dhaka is %s', (cell, at) => {
  setServiceZone('Asia/Dhaka')
  expect(readSheetMoment(cell, 'first')).toBe(at)
})
