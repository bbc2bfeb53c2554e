import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openApi } from '../src/console/open-api.ts'
import { findViolations } from '../src/find-violations.ts'
import { chooseMore } from '../src/menu-item.ts'
import { openMocksApi } from '../src/mock-editor.ts'
import { readSheets } from '../src/read-sheets.ts'
import { test } from '../src/test.ts'

const drawing =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The picture of task 1 is on a host that gives it to every site, that of task 2 on one that gives it to none. */
async function serveCharts(context: BrowserContext) {
  await context.route('https://images.example.com/**', (route) =>
    route.fulfill({
      body: Buffer.from(drawing, 'base64'),
      contentType: 'image/png',
      headers: route.request().url().endsWith('given.png') ? { 'access-control-allow-origin': '*' } : {},
    }),
  )
}

test('the papers of a mock are chosen, saved and printed with the keyboard alone', async ({
  page: editor,
  context,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, /blocked by CORS policy/)
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('Charts to print')
  await api.change(id, ({ id: _id, ...mock }) => ({
    ...mock,
    writing_questions: {
      ...mock.writing_questions,
      parts: mock.writing_questions.parts.map((part, index) => ({
        ...part,
        image: `https://images.example.com/${index === 0 ? 'given' : 'refused'}.png`,
      })),
    },
  }))
  await serveCharts(context)
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn(editor)
  await editor.goto(`/mocks/writing/edit/${id}`)
  // Beside the editor, which keeps what is not saved yet.
  const opened = context.waitForEvent('page')
  await chooseMore(editor, 'Papers')
  const page = await opened
  const paper = page.getByRole('article', { name: 'Charts to print' })
  await expect(paper.getByRole('img')).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Word' }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('Charts to print, question paper.docx')
  // Every part of the archive is named in its directory.
  const directory = (await readFile(await file.path())).toString('latin1')
  expect(new Set(directory.match(/word\/media\/[\w-]+\.png/g))).toHaveProperty('size', 1)

  await page.getByRole('radio', { name: 'Question paper' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(paper).toContainText('Answer sheet')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Print' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('a printed question paper has no empty sheet, divides no question, and names and counts its sheets', async ({
  page,
  signIn,
  testConsole,
}) => {
  const call = await openApi(testConsole)
  const mocks = await call<{ id: number; name: string }[]>('GET', 'mocks/reading')
  const [mock] = mocks.toSorted((one, other) => one.id - other.id)
  await signIn(page)
  await page.goto(`/mocks/reading/${mock?.id}/papers`)
  await expect(page.getByRole('article', { name: mock?.name ?? '' })).toBeVisible()
  const sheets = await readSheets(await page.pdf({ preferCSSPageSize: true }))
  const sheetOf = (text: string) => sheets.findIndex((sheet) => sheet.includes(text))
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(`${at + 1} of ${sheets.length} ${mock?.name}`)
    expect(sheet.length, `sheet ${at + 1} is not empty`).toBeGreaterThan(200)
  }
  // The last question of passage 3 with options of its own, and a list that is chosen from.
  expect(sheetOf('They tend to leave out what they did not enjoy.')).toBe(
    sheetOf('What does the writer say about families in the final paragraph?'),
  )
  expect(sheets[sheetOf('What groups recall is more reliable')]).toMatch(/D ?Jun Takeda/)
})

test('the question papers and keys of a reading and a listening mock have no accessibility violation', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await serveCharts(context)
  const call = await openApi(testConsole)
  await signIn(page)
  for (const section of ['reading', 'listening']) {
    const mocks = await call<{ id: number; name: string }[]>('GET', `mocks/${section}`)
    // The oldest is one of the demo's: stories before this one may have left others.
    const [mock] = mocks.toSorted((one, other) => one.id - other.id)
    for (const paper of ['questions', 'key']) {
      await page.goto(`/mocks/${section}/${mock?.id}/papers?paper=${paper}`)
      await expect(page.getByRole('article', { name: mock?.name ?? '' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    }
  }
})

test('the Word file of a mock with a very long name still says which paper it is', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  // What is copied may have the pictures of a story before this one.
  complaints.allow(failedToLoad, /blocked by CORS policy/)
  const { id } = await (await openMocksApi(testConsole)).create('Harbour '.repeat(30).trim())
  await signIn(page)
  await page.goto(`/mocks/writing/${id}/papers`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Word' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^(Harbour ){9}Harbour, question paper\.docx$/)
})
