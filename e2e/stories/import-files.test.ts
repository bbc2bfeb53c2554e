import { docxParagraph, makeDocx, makePdf } from '@console/remote-kit/testing/office-files'
import { expect } from '@playwright/test'
import { findViolations } from '../src/find-violations.ts'
import { printedReadingTest } from '../src/printed-reading-test.ts'
import { openReadingEditor } from '../src/reading-editor.ts'
import { test } from '../src/test.ts'

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

/** Lines of at most 90 characters, 60 on a page, as a word processor prints them. */
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

test('a paper from Word and its key from a PDF become a mock that scores, and a scan is named', async ({
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
  const files = mock.paste.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('combobox', { name: 'Use paper.docx as' })).toHaveValue('paper')
  await expect(files.getByRole('combobox', { name: 'Use key.pdf as' })).toHaveValue('key')
  await expect(files.getByRole('alert')).toHaveText(/scan|picture/)
  expect(await findViolations(page)).toEqual([])
  await mock.paste.getByRole('button', { name: 'Add 3 passages, 40 questions' }).click()
  await mock.create('From files')
  await mock.sit()
  await mock.answerAll(printedReadingTest.answers)
  await mock.handIn()
  await expect(mock.result.getByRole('heading')).toHaveText('40 of 40 right, 40 of 40 marks')
})

test('a file is read on a line that is slow to bring its reader', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  const mock = openReadingEditor(page)
  await mock.openNew()
  await page.getByRole('button', { name: /^Paste a printed test/ }).click()
  await mock.paste.getByLabel('Files of the test').setInputFiles([paper])
  const files = mock.paste.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('combobox', { name: 'Use paper.docx as' })).toHaveValue('paper')
  testConsole.server.fail({
    match: ({ pathname }) => pathname.startsWith('/remotes/mocks/') && pathname.endsWith('.js'),
    // Longer than a file of code is waited for.
    fault: { kind: 'slow', milliseconds: 6000 },
    times: 1,
  })
  await mock.paste.getByLabel('Files of the test').setInputFiles([key])
  await expect(files.getByRole('combobox', { name: 'Use key.pdf as' })).toHaveValue('key')
})
