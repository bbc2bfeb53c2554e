import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { failedToLoad } from '../../src/complaints.ts'
import { phone } from '../../src/frame.ts'
import { holdRequests, meterRequests } from '../../src/hold-requests.ts'
import { importInterview, openMockEditor, openMocksApi } from '../../src/mock-editor.ts'
import { test } from '../../src/test.ts'
import { watchRows } from '../../src/watch-rows.ts'

test.beforeEach(({ complaints }) => complaints.allow(failedToLoad))

// proves 1.9, 2.28, B64
test('a writing mock is created from a template with the keyboard alone, and stands in the list', {
  tag: ['@gate', '@browsers'],
}, async ({ page, signIn, testConsole }) => {
  const api = await openMocksApi(testConsole)
  await signIn(page)
  await page.goto('/mocks/writing/')
  await page.getByRole('button', { name: 'New writing mock' }).press('Enter')
  const template = page.getByRole('button', { name: 'Full test, General Training' })
  await template.focus()
  await page.keyboard.press('Enter')
  const editor = openMockEditor(page)
  await editor.outline.getByRole('treeitem', { name: 'Task 1' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await editor.field('Name').focus()
  await page.keyboard.type('Typed without a mouse')
  await page.getByRole('combobox', { name: /^Book/ }).press('ArrowDown')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/mocks\/writing\/edit\/\d+$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Writing' }).press('Enter')
  // The previous editor has a radio of the same name.
  await expect(page.getByRole('button', { name: 'New writing mock' })).toBeVisible()
  await page.getByRole('radio', { name: 'General' }).press('Space')
  await expect(page).toHaveURL(/type=general/)
  await expect(page.getByRole('row', { name: /Typed without a mouse/ })).toContainText('Draft')
  const stored = (await api.list()).find(({ name }) => name === 'Typed without a mouse')
  expect(stored).toMatchObject({ total_question: 2, total_marks: 27, duration: 60 })
})

test('on a phone the cards of mocks keep their places when their health arrives', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page)
  const records = await holdRequests(page, /\/mocks\/writing\/\d+$/)
  await page.goto('/mocks/writing/')
  const cards = page.getByRole('row', { name: /questions/ })
  await expect(cards.first()).toContainText('…')
  const readPlaces = () => cards.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  const places = await readPlaces()
  records.release()
  await expect(cards.first()).toContainText(/problems|errors?|warnings?/)
  await expect(cards.nth(1)).toContainText(/problems|errors?|warnings?/)
  expect(await readPlaces()).toEqual(places)
})

/** List numbers are generated content in no element, so they are read from the accessibility tree. */
async function readLastNumber(page: Page, questions: Locator) {
  const devtools = await page.context().newCDPSession(page)
  await questions.last().focus()
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const isInRow = (id = ''): boolean => {
    const node = byId.get(id)
    return node !== undefined && (node.role?.value === 'listitem' || isInRow(node.parentId))
  }
  const numbers = nodes
    .filter(({ role, parentId }) => role?.value === 'StaticText' && isInRow(parentId))
    .map(({ name }) => Number(name?.value))
  await devtools.detach()
  return Math.max(...numbers.filter(Number.isInteger))
}

// proves B65
test('a question that is inserted at the top of an interview of 40 changes no other row, and all are renumbered', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await importInterview(page, 40)
  const questions = page.getByRole('textbox', { name: 'Question' })
  await expect(questions).toHaveCount(30)
  await expect.poll(() => readLastNumber(page, questions)).toBe(30)
  await questions.first().focus()
  // The part's idle work comes first.
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  const readTouched = await watchRows(questions)
  await questions.first().press('Shift+Enter')
  await expect(questions).toHaveCount(31)
  await expect(questions.first()).toHaveValue('')
  // The row that lost the focus moves down and unmounts its buttons.
  expect((await readTouched()).filter((change) => !change.startsWith('row 1:'))).toEqual([])
  await expect.poll(() => readLastNumber(page, questions)).toBe(31)
})

// proves B62
test('the health of mocks is read for the rows in sight, four requests at a time', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  // All rows are in sight.
  await page.setViewportSize({ width: 1280, height: 1800 })
  const isMock = (address: string) => /\/mocks\/writing\/\d+$/.test(address)
  const open = new Set<Request>()
  let most = 0
  page.on('request', (request) => {
    if (isMock(request.url())) most = Math.max(most, open.add(request).size)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const answers = await meterRequests(page, ({ pathname }) => isMock(pathname))
  await page.goto('/mocks/writing/')
  await expect.poll(() => open.size).toBe(4)
  answers.letThrough(Number.POSITIVE_INFINITY)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toContainText(/No problems|error|warning|to write/)
  await expect(rows.last()).toContainText(/No problems|error|warning|to write/)
  expect(most).toBe(4)
})

// proves B62
test('the request for the health of a mock is cancelled when its row is scrolled away, and sent again when it is back', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  // Small enough, with rows tall enough, that the last one is far from the first.
  await page.setViewportSize({ width: phone.width, height: 260 })
  const isMock = (address: string) => /\/mocks\/writing\/\d+$/.test(address)
  testConsole.server.fail({ match: ({ pathname }) => isMock(pathname), fault: { kind: 'hang' } })
  const toId = (address: string | null) => /\d+$/.exec(address ?? '')?.[0]
  const asked = new Set<string | undefined>()
  const cancelled = new Set<string | undefined>()
  page.on('request', (request) => isMock(request.url()) && asked.add(toId(request.url())))
  page.on('requestfailed', (request) => isMock(request.url()) && cancelled.add(toId(request.url())))
  await page.goto('/mocks/writing/')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  const readId = async (row: Locator) => toId(await row.getByRole('link').first().getAttribute('href'))
  await expect(rows.first()).toBeVisible()
  const [top, ...others] = await Promise.all((await rows.all()).map(readId))
  await expect.poll(() => asked).toContain(top)

  await rows.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cancelled).toContain(top)
  // Rows in or near view are requested first.
  await expect.poll(() => others.slice(-5).some((id) => asked.has(id))).toBe(true)

  testConsole.server.reset()
  await rows.first().scrollIntoViewIfNeeded()
  await expect(rows.first()).toContainText(/No problems|error|warning|to write/)
})

// proves B61
test('the mocks of one type are exported as CSV with their health', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/mocks/writing/')
  await page.getByRole('combobox', { name: 'Mock type' }).click()
  await page.getByTitle('Live', { exact: true }).click()
  await expect(page).toHaveURL(/mock_type=live/)
  const counted = page.getByText(/^\d+ of \d+ writing mocks$/)
  await expect(counted).toBeVisible()
  const count = Number.parseInt((await counted.textContent()) ?? '', 10)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  // The rows update after the count.
  await expect(rows).toHaveCount(count)
  await expect(rows.first()).toContainText(/No problems|error|warning|to write/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await downloading).path()
  const [head, ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(head).toMatch(/,Problems,Updated$/)
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(line).toMatch(/(No problems|errors?|warnings?)"?,/)
})
