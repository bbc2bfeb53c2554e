import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { toCsv } from './to-csv.ts'

test('rows keep the number that a spreadsheet shows, and empty ones are left out', () => {
  expect(readCsv('\ufeffcode,amount\r\nA,1\r\n,\r\n"B\nb",2\r\n')).toEqual({
    head: ['code', 'amount'],
    rows: [
      { number: 2, cells: ['A', '1'] },
      { number: 4, cells: ['B\nb', '2'] },
    ],
    problem: null,
  })
})

test.each([';', '\t'])(
  'fields may be parted by %j, as spreadsheets of other countries write them',
  (sign) => {
    const text = `code${sign}amount\nA${sign}1,5`
    expect(readCsv(text).rows).toEqual([{ number: 2, cells: ['A', '1,5'] }])
  },
)

test('a quotation mark that is never closed is said', () => {
  expect(readCsv('code,amount\n"A,1\nB,2').problem).toMatch(/^A quotation mark in row \d+ is not closed/)
})

test('what was written is read again', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((cell) => {
    // Of these the apostrophe cannot be told from one that was typed.
    return !/^[\s"'`\u200b\ufeff]*'/.test(cell) && cell.trim() !== '' && !/^[\t\r\n\ufeff\u200b]/.test(cell)
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 10 }), (rows) => {
      expect(readCsv(toCsv(['one', 'two'], rows)).rows.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
