import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect } from '@playwright/test'
import { failedToLoad } from '../../src/complaints.ts'
import { openApi } from '../../src/console/open-api.ts'
import { chooseMore } from '../../src/menu-item.ts'
import { openMocksApi } from '../../src/mock-editor.ts'
import { readSheets } from '../../src/read-sheets.ts'
import { test } from '../../src/test.ts'

const drawing =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The host of task 1's picture allows cross-origin requests, that of task 2 does not. */
async function serveCharts(context: BrowserContext) {
  await context.route('https://images.example.com/**', (route) =>
    route.fulfill({
      body: Buffer.from(drawing, 'base64'),
      contentType: 'image/png',
      headers: route.request().url().endsWith('given.png') ? { 'access-control-allow-origin': '*' } : {},
    }),
  )
}

test('a paper of a mock is chosen, saved as Word and printed with the keyboard alone', async ({
  page: editor,
  context,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad, /blocked by CORS policy/)
  const api = await openMocksApi(testConsole)
  const name = 'Charts to print '.repeat(16).trim()
  const { id } = await api.create(name)
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
  // The editor keeps unsaved changes.
  const opened = context.waitForEvent('page')
  await chooseMore(editor, 'Papers')
  const page = await opened
  const paper = page.getByRole('article', { name })
  await expect(paper.getByRole('img')).toHaveCount(2)
  const path = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(path).toHaveText(['Mock tests', 'Writing', name, 'Papers'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as Word' }).press('Enter')
  const file = await download
  // The file name says which paper it is, however long the mock's name.
  expect(file.suggestedFilename()).toMatch(/^Charts to print [^,]{40,90}, question paper\.docx$/)
  // The archive's directory lists every part.
  const directory = (await readFile(await file.path())).toString('latin1')
  expect(new Set(directory.match(/word\/media\/[\w-]+\.png/g))).toHaveProperty('size', 1)

  await page.getByRole('radio', { name: 'Question paper' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(paper).toContainText('Answer sheet')
  await page.getByRole('button', { name: 'Print' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('a printed question paper has no empty sheet, no question on two sheets, and a numbered footer with its name', async ({
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
  // The last question of passage 3 with options of its own, and one that chooses from a list.
  expect(sheetOf('They tend to leave out what they did not enjoy.')).toBe(
    sheetOf('What does the writer say about families in the final paragraph?'),
  )
  expect(sheets[sheetOf('What groups recall is more reliable')]).toMatch(/D ?Jun Takeda/)
})
