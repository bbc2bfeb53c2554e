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
