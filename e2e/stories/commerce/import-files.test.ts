import { docxParagraph, makeDocx, makePdf } from '@console/remote-kit/testing/office-files'
import { expect } from '@playwright/test'
import { findViolationsNow } from '../../src/find-violations.ts'
import { printedReadingTest } from '../../src/printed-reading-test.ts'
import { openReadingEditor } from '../../src/reading-editor.ts'
import { test } from '../../src/test.ts'

const [printedPaper = '', printedKey = ''] = printedReadingTest.text.split(/(?=^ANSWER KEY$)/m)

const toDocx = (text: string) =>
  Buffer.from(
    makeDocx(
      text
        .split('\n')
        .map((line) => docxParagraph(line))
        .join(''),
    ),
  )

/** Lines of up to 90 characters, 60 to a page, as a word processor prints them. */
function toPdf(text: string) {
  const lines = text
    .replaceAll('–', '-')
    .replaceAll('’', "'")
    .split('\n')
    .flatMap((line) => line.match(/.{1,90}(?:\s|$)/g)?.map((part) => part.trimEnd()) ?? [''])
  const pages = Array.from({ length: Math.ceil(lines.length / 60) }, (_, page) =>
    lines
      .slice(page * 60, page * 60 + 60)
      .map((line, index) => ({ x: 56, y: 56 + index * 12, text: line, size: 9 })),
  )
  return Buffer.from(makePdf(pages))
}

const paper = { name: 'paper.docx', mimeType: '', buffer: toDocx(printedPaper) }
const key = { name: 'key.pdf', mimeType: 'application/pdf', buffer: toPdf(printedKey) }
const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf([[]])) }

test('a paper from Word and its key from a PDF become a reading mock, and a scan is refused', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const mock = openReadingEditor(page)
  await mock.openNew()
  await page.getByRole('button', { name: /^Paste a printed test/ }).click()
  await mock.paste.getByLabel('Files of the test').setInputFiles([paper, key, scan])
  await expect(mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' })).toBeEnabled({
    timeout: 60_000,
  })
  // The page itself reads only where no worker can be started.
  expect(page.workers()).not.toEqual([])
  const files = mock.paste.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('combobox', { name: 'Use paper.docx as' })).toHaveValue('paper')
  await expect(files.getByRole('combobox', { name: 'Use key.pdf as' })).toHaveValue('key')
  await expect(files.getByRole('alert')).toHaveText(/scan|picture/)
  expect(await findViolationsNow(page)).toEqual([])
  await mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }).click()
  await mock.create('From files')
})
