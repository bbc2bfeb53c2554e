import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { toCsv } from './to-csv.ts'

test('rows keep their spreadsheet row number, and empty rows are skipped', () => {
  expect(readCsv('\ufeffcode,amount\r\nA,1\r\n, \r\n"B\nb",2\r\nC,\r\n')).toEqual({
    head: ['code', 'amount'],
    rows: [
      { number: 2, cells: ['A', '1'] },
      { number: 4, cells: ['B\nb', '2'] },
      { number: 5, cells: ['C', ''] },
    ],
    problem: null,
  })
})

test.each([';', '\t'])('accepts %j as the separator, as spreadsheets of other countries write it', (sign) => {
  const text = `code${sign}amount\nA${sign}1,5`
  expect(readCsv(text).rows).toEqual([{ number: 2, cells: ['A', '1,5'] }])
})

test.each([
  'sep=;\r\ncode;amount\r\nA;1,5\r\n',
  '\ufeffSEP=|\ncode|amount\nA|1,5',
  'sep=\t\r\ncode\tamount\r\nA\t1,5',
])('takes the separator that a first line names, and counts that line as no row: %j', (text) => {
  expect(readCsv(text)).toEqual({
    head: ['code', 'amount'],
    rows: [{ number: 2, cells: ['A', '1,5'] }],
    problem: null,
  })
})

test('reports a quotation mark that is never closed', () => {
  expect(readCsv('code,amount\nZ,9\n"A,1\nB,2').problem).toMatch(/^A quotation mark in row 3 is not closed/)
})

test.each([
  ["'=1+1", '=1+1'],
  ["' =1+1", ' =1+1'],
  ["'＋1", '＋1'],
  ["'tis", "'tis"],
  ["'a=1", "'a=1"],
  ["it'=1", "it'=1"],
])('takes off the apostrophe before a formula, and no other: %j', (written, typed) => {
  expect(readCsv(`one,two\n${written},2`).rows).toEqual([{ number: 2, cells: [typed, '2'] }])
})

test('reads back what it wrote', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', ' ', '"', "'", '`', ',', 'a', '＝')
  const texts = fc.oneof(
    fc.string({ unit: sign, minLength: 1, maxLength: 8 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  )
  const text = texts.filter((cell) => {
    // In these the apostrophe cannot be distinguished from a typed one.
    return !/^[\s"'`\u200b\ufeff]*'/.test(cell) && cell.trim() !== '' && !/^[\t\r\n\ufeff\u200b]/.test(cell)
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 10 }), (rows) => {
      expect(readCsv(toCsv(['one', 'two'], rows)).rows.map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test.each(['\n', ';\n', '"a"\n'])('a file of a megabyte of the lines %j is not read through', (line) => {
  const { rows, problem } = readCsv(`code;amount\n${line.repeat(1_000_000 / line.length)}`)
  expect(problem).toBe('The file has more than 50,000 lines. Split it.')
  expect(rows.length).toBeLessThanOrEqual(50_000)
})

test.each(['', '\n'])('a file of exactly as many lines as are read has no problem, ended by %j', (end) => {
  const { rows, problem } = readCsv(`code;amount\n${Array(49_999).fill('a;1').join('\n')}${end}`)
  expect([rows.length, problem]).toEqual([49_999, null])
})

test('one line more is too many', () => {
  const { problem } = readCsv(`code;amount\n${Array(50_000).fill('a;1').join('\n')}`)
  expect(problem).toBe('The file has more than 50,000 lines. Split it.')
})
