import { makePdf } from '@console/remote-kit/testing/office-files'
import { expect, test, vi } from 'vitest'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readPdf } from './read-pdf.ts'

test('reads every page from top to bottom, and reports progress', async () => {
  const onPage = vi.fn()
  const file = makePdf([
    [
      { x: 40, y: 60, text: 'Questions 1-2' },
      { x: 40, y: 90, text: '1' },
      { x: 70, y: 90, text: 'Why (then)?' },
    ],
    [
      { x: 60, y: 120, text: 'below' },
      { x: 60, y: 100, text: 'above' },
    ],
  ])
  expect(await readPdf(file, onPage)).toEqual({
    lines: ['Questions 1-2', '1\tWhy (then)?', '', 'above', 'below'],
    pages: 2,
  })
  expect(onPage.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('reads no more pages than a book of tests has', async () => {
  const pages = Array.from({ length: 301 }, () => [])
  await expect(readPdf(makePdf(pages), () => {})).rejects.toThrow('more than 300 pages')
})

test('reads a drawn line as a gap, unless it is below words, of a table or of the page', async () => {
  const file = makePdf([
    [
      { x: 40, y: 60, text: 'READING PASSAGE 1', size: 14 },
      { x: 40, y: 62, right: 150 },
      { x: 40, y: 80, right: 500 },
      { x: 40, y: 100, text: '8 The ice was kept in' },
      { x: 148, y: 102, right: 30, thick: 0.6 },
      // Word draws one for each run of characters.
      { x: 178, y: 102, right: 30, thick: 0.6 },
      { x: 212, y: 102, text: 'for the summer.' },
      { x: 40, y: 120, text: 'Name:' },
      { x: 76, y: 121, right: 200 },
      { x: 40, y: 160, text: 'Price' },
      { x: 36, y: 164, right: 60 },
      { x: 96, y: 164, right: 60 },
      { x: 96, y: 140, down: 40 },
      { x: 156, y: 140, down: 40, thick: 1 },
    ],
  ])
  expect((await readPdf(file, vi.fn())).lines.filter(Boolean)).toEqual([
    'READING PASSAGE 1',
    '8 The ice was kept in _____ for the summer.',
    'Name: _____',
    'Price',
  ])
})

test('finds no lines on a page that is a picture', async () => {
  expect(await readPdf(makePdf([[]]), vi.fn())).toEqual({ lines: [], pages: 1 })
})

test('reports a truncated file as invalid', async () => {
  const broken = new TextEncoder().encode('%PDF-1.4\nnothing')
  await expect(readPdf(broken, vi.fn())).rejects.toMatchObject({ name: 'InvalidPDFException' })
})

const box = (y: number, text: readonly { x: number; text: string }[]) => [
  ...text.map((said) => ({ ...said, y: y + 14 })),
  { x: 40, y, right: 200 },
  { x: 40, y: y + 20, right: 200 },
  { x: 40, y, down: 20 },
  { x: 240, y, down: 20 },
]

test('an arrow between the boxes of a flow chart divides no words', async () => {
  const file = makePdf([
    [
      ...box(100, [
        { x: 44, text: 'Rags are sorted by' },
        { x: 142, text: 'women in a loft' },
      ]),
      { x: 140, y: 120, down: 20 },
      ...box(140, [
        { x: 44, text: 'They are torn and' },
        { x: 142, text: 'left in a heap' },
      ]),
    ],
  ])
  const { lines } = await readPdf(file, vi.fn())
  expect(lines.filter(Boolean).join('\n')).toMatch(
    /^Rags are sorted by women in a loft\nThey are torn and left in a heap$/,
  )
})

test('a cell over two columns of a PDF leaves those behind it in theirs', async () => {
  const borders = (xs: readonly number[], y: number) => xs.map((x) => ({ x, y, down: 20 }))
  const levels = [100, 120, 140].map((y) => ({ x: 40, y, right: 300 }))
  const file = makePdf([
    [
      ...levels,
      ...borders([40, 140, 240, 340], 100),
      ...borders([40, 240, 340], 120),
      { x: 44, y: 114, text: 'Period' },
      { x: 144, y: 114, text: 'Region' },
      { x: 244, y: 114, text: 'Crop' },
      { x: 44, y: 134, text: 'Main change' },
      { x: 244, y: 134, text: 'rye' },
    ],
  ])
  const { lines } = await readPdf(file, vi.fn())
  expect(lines.filter(Boolean)).toEqual(['Period\tRegion\tCrop', 'Main change\t–\trye'])
})
