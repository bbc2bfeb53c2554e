import { expect, test } from 'vitest'
import type { PdfText } from './join-texts.ts'
import { printPage } from './print-page.ts'

const size = 10
const at = (left: number, y: number, text: string): PdfText => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  size,
})
const column = (left: number, y: number, lines: readonly string[]) =>
  lines.map((line, index) => at(left, y + index * 14, line))

const leftColumn = [
  'Ice was once cut from lakes in',
  'winter and carried in straw to the',
  'cellars of the rich, where it kept',
  'for most of the summer. Nobody',
  'knows who built the first of them.',
]
const rightColumn = [
  'Snow was pressed into moulds and',
  'sold by weight in southern cities,',
  'where the trade was taxed by the',
  'crown for two hundred years, and',
  'ended with the first machines.',
]

test('reads two columns one after the other, below a title across both', () => {
  const page = [
    at(40, 40, 'The ice cellar and the snow trade of the south, a short history of both'),
    ...column(40, 80, leftColumn),
    ...column(300, 80, rightColumn),
  ]
  expect(printPage(page)).toEqual([
    'The ice cellar and the snow trade of the south, a short history of both',
    '',
    ...leftColumn,
    '',
    ...rightColumn,
  ])
})

test('reads columns whose lines are not aligned one after the other', () => {
  const page = [...column(40, 80, leftColumn), ...column(300, 86, rightColumn)]
  expect(printPage(page)).toEqual([...leftColumn, '', ...rightColumn])
})

test('splits both columns at a line that crosses them', () => {
  const rubric = 'Questions 1 to 5 are about both texts, so read them from beginning to end'
  const page = [
    ...column(40, 80, leftColumn),
    ...column(300, 80, rightColumn),
    at(40, 160, rubric),
    ...column(40, 180, leftColumn),
    ...column(300, 180, rightColumn),
  ]
  const texts = [...leftColumn, '', ...rightColumn]
  expect(printPage(page)).toEqual([...texts, '', rubric, '', ...texts])
})

test('keeps the lines of a text above two columns together', () => {
  const whole = [
    'Ice and snow were sold in all towns of the south, although',
    'nobody had seen them fall there in a hundred years.',
  ]
  const page = [...column(40, 40, whole), ...column(40, 100, leftColumn), ...column(300, 100, rightColumn)]
  expect(printPage(page)).toEqual([...whole, '', ...leftColumn, '', ...rightColumn])
})

const key = ['24 diary', '25 notice', '26 coffee', 'B', '28 graph', 'E', '30 summer holiday']

test('reads a key in two columns row by row, wherever its words start', () => {
  const page = key.flatMap((entry, index) => [
    at(40, 80 + index * 14, `${index + 1} the answer of a number`),
    at(280, 80 + index * 14, entry),
  ])
  expect(printPage(page)).toEqual(key.map((entry, index) => `${index + 1} the answer of a number\t${entry}`))
})

test.each([
  [
    'a table of rubrics',
    [
      [40, 'TRUE', 150, 'if the statement agrees with the information'],
      [40, 'FALSE', 150, 'if the statement contradicts the information'],
      [40, 'NOT GIVEN', 150, 'if there is no information on this'],
    ],
  ],
  [
    'a word box',
    [
      [40, 'A straw', 200, 'C snow'],
      [40, 'B rope', 200, 'D ice'],
      [40, 'E lake', 200, 'F king'],
      [40, 'G tax', 200, 'H salt'],
      [40, 'I tin', 200, 'J wood'],
    ],
  ],
] as const)('does not read %s as a pair of columns', (_, rows) => {
  const page = rows.flatMap(([left, text, other, more], index) => [
    at(left, 80 + index * 14, text),
    at(other, 80 + index * 14, more),
  ])
  expect(printPage(page)).toEqual(rows.map(([, text, , more]) => `${text}\t${more}`))
})

test('joins words that the PDF has in pieces, and keeps numbers before what they number', () => {
  const page = [
    at(40, 80, 'The i'),
    at(65, 80, 'ce'),
    at(78, 80, 'was'),
    at(96, 80.5, 'cut'),
    at(36, 100, '8'),
    at(50, 100, 'Why?'),
  ]
  expect(printPage(page)).toEqual(['The ice was cut', '8 Why?'])
})

test('starts a paragraph after a space or at an indent, but not within a list', () => {
  const page = [
    ...column(40, 80, ['One paragraph of a text', 'goes on here and ends.']),
    at(55, 108, 'The next is indented'),
    at(40, 122, 'and goes on at the edge.'),
    at(40, 160, 'There is air above this.'),
    at(40, 174, '1 A question that is'),
    at(55, 188, 'longer than its line'),
    at(40, 202, '2 Another'),
  ]
  expect(printPage(page)).toEqual([
    'One paragraph of a text',
    'goes on here and ends.',
    '',
    'The next is indented',
    'and goes on at the edge.',
    '',
    'There is air above this.',
    '1 A question that is',
    'longer than its line',
    '2 Another',
  ])
})
