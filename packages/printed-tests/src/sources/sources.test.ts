import { docxParagraph, makeDocx, makeZip } from '@console/remote-kit/testing/office-files'
import { expect, test } from 'vitest'
import { readPdf } from './pdf/read-pdf.ts'
import { readFile, readMarkup } from './sources.ts'

const read = (content: Uint8Array<ArrayBuffer> | string, name = 'test') =>
  readFile(new File([content], name), readPdf)
const bytes = (...values: number[]) => new Uint8Array(values)

test('recognises a Word document whatever its name', async () => {
  expect(await read(makeDocx(docxParagraph('8 Why?')), 'test.bin')).toEqual({
    text: '8 Why?',
    kind: 'paper',
    pictures: [],
  })
})

test.each([
  ['UTF-8', new TextEncoder().encode('the café'), 'the café'],
  ['Windows', bytes(0x63, 0x61, 0x66, 0xe9), 'café'],
  ['UTF-16', bytes(0xff, 0xfe, 0x63, 0, 0xe9, 0), 'cé'],
])('reads a text in the encoding of %s', async (_, content, text) => {
  expect(await read(content)).toMatchObject({ text })
})

test('reads a saved web page as it was laid out', async () => {
  const page = '<!doctype html><title>Test</title><ol start="4"><li>Ice</li></ol>'
  expect(await read(page)).toMatchObject({ text: expect.stringContaining('4. Ice') })
})

test.each([
  ['an empty file', '', /^This file is empty/],
  ['a file of spaces', ' \n ', /no text/],
  [
    'a file of Word 97 or with a password',
    bytes(0xd0, 0xcf, 0x11, 0xe0, 1),
    /made before 2007, or has a password/,
  ],
  ['a rich text', String.raw`{\rtf1 text}`, /rich text.*\.docx/],
  ['another office’s document', makeZip({ 'content.xml': '<office/>' }), /not a Word document\. /],
  ['a broken archive', bytes(0x50, 0x4b, 3, 4, 1, 2, 3), /damaged/],
  ['a picture', bytes(0x89, 0x50, 0, 1), /not a Word document, a PDF or a text file/],
])('refuses %s with a reason', async (_, content, reason) => {
  expect(await read(content)).toMatchObject({ refused: expect.stringMatching(reason) })
})

test('asks for the file again where the reader of PDFs could not be loaded', async () => {
  const reading = await readFile(new File(['%PDF-1.4'], 'test.pdf'), () =>
    Promise.reject(new DOMException('offline', 'NetworkError')),
  )
  expect(reading).toEqual({
    refused: 'The file reader could not be loaded. Check the connection and choose the file again.',
  })
})

const table = (rows: string) => readMarkup(`<table>${rows}</table>`)?.trim().split('\n')

test('cells of a table stay in their columns where others are merged', () => {
  const rows = [
    '<tr><th>Period</th><th>Region</th><th>Crop</th></tr>',
    '<tr><td rowspan="2">before 1800</td><td>north</td><td>rye</td></tr>',
    '<tr><td>south</td><td>31 <input></td></tr>',
    '<tr><td colspan="2">Main change</td><td>32 ____</td></tr>',
  ]
  expect(table(rows.join(''))).toEqual([
    'Period\tRegion\tCrop',
    'before 1800\tnorth\trye',
    '–\tsouth\t31  _____',
    'Main change\t–\t32 ____',
  ])
})

test('an empty cell keeps its place beside words, and none beside numbers and letters', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  expect(
    table(
      row('', '2019', '2020') +
        row('Boats', '1 ____', '9') +
        row('', '2 ____', '8') +
        row('Oars', '', '3 ____'),
    ),
  ).toEqual(['–\t2019\t2020', 'Boats\t1 ____\t9', '–\t2 ____\t8', 'Oars\t–\t3 ____'])
  expect(table(row('Address', '1 ____ Road') + row('', '2 ____') + row('Notes', ''))).toEqual([
    'Address\t1 ____ Road',
    '–\t2 ____',
    'Notes',
  ])
  expect(table(row('1', 'Why?') + row('', 'A', 'cold') + row('', 'B', 'wind') + row('2', 'Who?'))).toEqual([
    '1\tWhy?',
    'A\tcold',
    'B\twind',
    '2\tWho?',
  ])
})

test('a table within a cell has its own rows, and the words before and behind it stay', () => {
  const inner = '<table><tr><td>Name</td><td>1 ____</td></tr></table>'
  expect(table(`<tr><td>before ${inner} behind</td></tr>`)?.filter((line) => line !== '')).toEqual([
    'before',
    'Name\t1 ____',
    'behind',
  ])
})

test('a field is a gap, and a choice of letters or verdicts is none', () => {
  const choose = (...choices: string[]) =>
    `<select>${choices.map((choice) => `<option>${choice}</option>`).join('')}</select>`
  const row = (cell: string) => table(`<tr><td>1</td><td>${cell}</td></tr>`)
  expect(row('kept in <input type="text">; sold')).toEqual(['1\tkept in  _____ ; sold'])
  expect(row(`kept in ${choose('', 'straw', 'salt')}`)).toEqual(['1\tkept in  _____'])
  expect(row(`Ice is cold. ${choose('', 'TRUE', 'FALSE', 'NOT GIVEN')}`)).toEqual(['1\tIce is cold.'])
  expect(row('<input type="radio"> Ice')).toEqual(['1\tIce'])
})

test.each([
  ['<ol type="I"><li>One<li>Two</ol>', ['I. One', 'II. Two']],
  ['<ol style="list-style-type: upper-roman"><li>One</ol>', ['I. One']],
  ['<ol start="3" reversed><li>Three<li>Two</ol>', ['3. Three', '2. Two']],
])('prints %s as a browser does', (html, lines) => {
  expect(readMarkup(html)?.trim().split('\n')).toEqual(lines)
})

const choices = (mark: (option: string) => string) =>
  ['A wood', 'B stone', 'C rope'].map((option, nth) => (nth === 1 ? mark(option) : option))
const printHtml = (mark: (option: string) => string, count = 3) =>
  Array.from({ length: count }, (_, nth) => [`${nth + 1} It was made of`, ...choices(mark)])
    .flat()
    .map((line) => `<p>${line}</p>`)
    .join('')

test.each([
  ['bold', '<b>', '</b>'],
  ['highlighted', '<span style="background-color: yellow">', '</span>'],
  ['red', '<span style="color:#FF0000">', '</span>'],
])('an option of each question that is %s gets a tick', (_, before, after) => {
  const text = readMarkup(`<ul></ul>${printHtml((option) => `${before}${option}${after}`)}`)
  expect(text?.split('\n').filter((line) => line.endsWith('✓'))).toEqual([
    'B stone ✓',
    'B stone ✓',
    'B stone ✓',
  ])
})

test('an option in a paper from Google Docs gets a tick where a box of names has none', () => {
  const box = '<p>A Ann</p><p>B Bob</p>'
  const marked = printHtml((option) => `<span style="background-color:#ffff00">${option}</span>`)
  const text = readMarkup(`<ul></ul><b style="font-weight:normal;">${box}${marked}</b>`)
  expect(text?.match(/B stone ✓/g)).toHaveLength(3)
})

test('a coloured word within a line to write on is its answer', () => {
  const rows = ['hat', 'map', 'pen'].map(
    (said, nth) => `<p>${nth + 7} Bring a ___<span style="color:red">${said}</span>___ .</p>`,
  )
  expect(
    readMarkup(`<ul></ul>${rows.join('')}`)
      ?.split('\n')
      .filter((line) => line !== ''),
  ).toEqual(['7 Bring a ___ [hat] .', '8 Bring a ___ [map] .', '9 Bring a ___ [pen] .'])
})

test('a coloured word, name or amount behind a number is in its gap', () => {
  const red = (said: string) => `<span style="color:#ff0000">${said}</span>`
  const html = `<ul></ul><p>Age: <b>11</b> ${red('16')}</p><p>in <b>12</b> ${red('April')}</p><p>a <b>13</b> ${red('E')}</p><p>Passage 2 ${red('Salt')}</p>`
  expect(
    readMarkup(html)
      ?.split('\n')
      .filter((line) => line !== ''),
  ).toEqual([...['Age: 11  ____ [16]', 'in 12  ____ [April]', 'a 13  ____ [E]', 'Passage 2 Salt']])
})

test.each([
  ['the letters alone are bold', printHtml((option) => `<b>${option.charAt(0)}</b>${option.slice(1)}`)],
  ['two questions have a bold option', printHtml((option) => `<b>${option}</b>`, 2)],
  [
    'a question has none',
    `${printHtml((option) => `<b>${option}</b>`)}<p>4 Why?</p><p>A so</p><p>B thus</p>`,
  ],
])('no option gets a tick where %s', (_, html) => {
  expect(readMarkup(`<ul></ul>${html}`)).not.toMatch(/[✓\u2063]/)
})

test('options that are bold in a Word document get a tick', async () => {
  const paragraphs = Array.from({ length: 3 }, () => choices((option) => `!${option}`)).flat()
  const body = paragraphs.map((text) =>
    text.startsWith('!')
      ? `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text.slice(1)}</w:t></w:r></w:p>`
      : docxParagraph(text),
  )
  const file = await read(makeDocx(body.join('')))
  expect(file).toMatchObject({ text: expect.stringContaining('A wood\nB stone ✓\nC rope\nA wood') })
})
