import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPrintedTest } from '../read-printed-test.ts'
import { htmlToText } from './html-to-text.ts'
import { readFile, readMarkup } from './sources.ts'

const noPdf = () => Promise.reject(new Error('There is no PDF here'))
const readText = (text: string) => readFile(new Blob([text]), noPdf)
const readDocument = (body: string) =>
  readFile(
    new Blob([
      zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) }),
    ]),
    noPdf,
  )

test.each([
  ['characters', 'word '.repeat(250_000), 'more than 1,000,000 characters'],
  ['lines', '\n'.repeat(78_000), 'more than 20,000 lines'],
])('a text of too many %s is not read, and says so', async (_, text, reason) => {
  expect(readPrintedTest(text)).toMatchObject({
    parts: [],
    doubts: [{ reason: expect.stringContaining(reason) }],
  })
  await expect(readText(`a${text}`)).resolves.toEqual({ refused: expect.stringContaining(reason) })
})

test.each([
  [
    'tables within tables',
    '<w:tbl><w:tr><w:tc>'.repeat(70_000),
    'more than 1,000 levels of tables within tables',
  ],
  ['300,000 paragraphs', '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(300_000), 'more than 20,000 lines'],
])('a document of %s is refused by the name of the limit', async (_, body, reason) => {
  await expect(readDocument(body)).resolves.toEqual({ refused: expect.stringContaining(reason) })
})

test('a part that an archive names again is unpacked once', async () => {
  const part = strToU8('<w:document><w:body><w:p><w:r><w:t>Once</w:t></w:r></w:p></w:body></w:document>')
  const name = 'word/document.xml'
  const archive = zipSync({ [name]: part, 'word/documenX.xml': strToU8('<w:document/>') })
  const text = Buffer.from(archive).toString('latin1').replaceAll('word/documenX.xml', name)
  const bytes = Buffer.from(text, 'latin1')
  await expect(readFile(new Blob([bytes]), noPdf)).resolves.toMatchObject({ text: 'Once' })
})

test('copied markup that is nested too deep is pasted as plain text', () => {
  const deep = '<table><tr><td>'.repeat(2000)
  expect(readMarkup(deep)).toBeNull()
  expect(() => htmlToText(deep)).toThrow('levels of tables')
})
