import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { findViolations } from '../src/find-violations.ts'
import { phone } from '../src/frame.ts'
import { holdRequests, meterRequests } from '../src/hold-requests.ts'
import { importInterview, openMockEditor, openMocksApi } from '../src/mock-editor.ts'
import { crash } from '../src/package-editor.ts'
import { test } from '../src/test.ts'
import { watchRows } from '../src/watch-rows.ts'

test.beforeEach(({ complaints }) => complaints.allow(failedToLoad))

// proves 1.9, 2.28, B64
test('a writing mock is created from a template with the keyboard alone, and stands in the list', {
  tag: '@browsers',
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
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/mocks\/writing\/edit\/\d+$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Writing' }).press('Enter')
  // The editor that is being left has a radio of this name as well.
  await expect(page.getByRole('button', { name: 'New writing mock' })).toBeVisible()
  await page.getByRole('radio', { name: 'General' }).press('Space')
  await expect(page).toHaveURL(/type=general/)
  await expect(page.getByRole('row', { name: /Typed without a mouse/ })).toContainText('Draft')
  const stored = (await api.list()).find(({ name }) => name === 'Typed without a mouse')
  expect(stored).toMatchObject({ total_question: 2, total_marks: 27, duration: 60 })
})

test('on a phone the buttons of an editor stay in reach while its page is scrolled', async ({
  page,
  signIn,
  testConsole,
}) => {
  const { id } = await (await openMocksApi(testConsole)).create('Scrolled on a phone')
  await page.setViewportSize(phone)
  await signIn(page)
  for (const path of [`/mocks/writing/edit/${id}`, '/grammar/1/edit']) {
    await page.goto(path)
    const save = page.getByRole('button', { name: 'Save changes' })
    await expect(save).toBeVisible()
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(200)
    expect(await save.evaluate(listUnreached), path).toEqual([])
  }
})

/** Of what can be pressed in the bar of this button, the names that a finger does not meet where they stand. */
function listUnreached(button: Element): string[] {
  const pressed = [...(button.closest('header')?.querySelectorAll('a, button, label') ?? [])]
  const isReached = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return pressed
    .filter((element) => element.getBoundingClientRect().width > 1 && !isReached(element))
    .map((element) => element.ariaLabel ?? element.textContent)
}

test('what the checks find comes into the card of a mock without moving any other', async ({
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

// proves 2.29, B64
test('what was typed before the tab crashed is offered, restored and saved', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('To be recovered')
  await signIn(page)
  const before = openMockEditor(page)
  await before.open(id)
  await before.part('Task 1')
  await before.field('Text').fill('Describe the map. Write at least 150 words.')
  await before.expectKept()
  await crash(page)

  const next = await context.newPage()
  const after = openMockEditor(next)
  await after.open(id)
  await expect(after.left).toContainText('Task 1, Text')
  await after.left.getByRole('button', { name: 'Restore' }).click()
  await after.save()
  await after.saved('To be recovered')
  expect((await api.find(id)).writing_questions.parts[0]?.task).toContain('Describe the map.')
})

// proves B64
test('two people on one mock: the second to save sees both, and the merge keeps the best of each', {
  tag: '@browsers',
}, async ({ page, signIn, testConsole }) => {
  const api = await openMocksApi(testConsole)
  const { id, writing_questions } = await api.create('Of two people')
  await signIn(page)
  const editor = openMockEditor(page)
  await editor.open(id)
  await editor.part('Task 1')
  await editor.field('Marks').fill('10')
  await api.change(id, (mock) => ({ ...mock, name: 'Of two people, theirs', shelf: { row: 3 } }))
  await editor.save()
  await expect(editor.conflict.getByRole('group', { name: /^Name/ })).toContainText('changed by them alone')
  await expect(editor.conflict.getByRole('group', { name: /^Task 1, Marks/ })).toContainText('changed by you')
  await editor.conflict.getByRole('button', { name: 'Save the merge' }).click()
  await editor.saved('Of two people, theirs')
  const stored = await api.find(id)
  expect(stored).toMatchObject({
    name: 'Of two people, theirs',
    shelf: { row: 3 },
    total_marks: 10 + (writing_questions.parts[1]?.marks ?? 0),
  })
  expect(stored.writing_questions.parts[0]?.marks).toBe(10)
})

/** Numbers are drawn by the browser and in no element: they are read as a screen reader does. */
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
test('a question put at the top of an interview of 40 adds its row, touches no other, and is counted by the numbers to the last', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await importInterview(page, 40)
  const questions = page.getByRole('textbox', { name: 'Question' })
  await expect(questions).toHaveCount(30)
  await expect.poll(() => readLastNumber(page, questions)).toBe(30)
  await questions.first().focus()
  // What opening the part left to be done when idle comes first.
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  const readTouched = await watchRows(questions)
  await questions.first().press('Shift+Enter')
  await expect(questions).toHaveCount(31)
  await expect(questions.first()).toHaveValue('')
  // The row that the focus left moves down and gives its buttons up.
  expect((await readTouched()).filter((change) => !change.startsWith('row 1:'))).toEqual([])
  await expect.poll(() => readLastNumber(page, questions)).toBe(31)
})

// proves B62
test('the health of mocks is read for the rows in sight, four at a time', async ({ page, signIn }) => {
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
  await expect(rows.first()).toContainText(/No problems|error|warning/)
  await expect(rows.last()).toContainText(/No problems|error|warning/)
  expect(most).toBe(4)
})

// proves B62
test('mocks that are scrolled away are no longer read, and are once they are in sight again', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  // So low, and with rows so high, that the last one is far from the first.
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
  // Those that are in sight now, or nearly, take the places.
  await expect.poll(() => others.slice(-5).some((id) => asked.has(id))).toBe(true)

  testConsole.server.reset()
  await rows.first().scrollIntoViewIfNeeded()
  await expect(rows.first()).toContainText(/No problems|error|warning/)
})

// proves B61
test('mocks of one type are found though their rows do not name it, and exported with their health', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/mocks/writing/')
  await page.getByRole('combobox', { name: 'Mock type' }).click()
  await page.getByTitle('Live', { exact: true }).click()
  await expect(page).toHaveURL(/mock_type=live/)
  const counted = page.getByText(/^\d+ of \d+ writing mocks$/)
  await expect(counted).toBeVisible()
  const count = Number.parseInt((await counted.textContent()) ?? '', 10)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  // The rows follow the count.
  await expect(rows).toHaveCount(count)
  await expect(rows.first()).toContainText(/No problems|error|warning/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await downloading).path()
  const [head, ...lines] = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(head).toMatch(/,Health,Last changed$/)
  expect(lines).toHaveLength(count)
  for (const line of lines) expect(line).toMatch(/(No problems|errors?|warnings?)"?,/)
})

test('writing and sitting a mock have no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/mocks/writing/new')
  await page.getByRole('button', { name: 'Full test, Academic' }).click()
  await expect(page.getByRole('heading', { name: 'Task 1' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Sit the test' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the speaking editor has no accessibility violation, light and dark, wide and narrow', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/mocks/speaking/new')
  await page.getByRole('button', { name: 'Full interview, Academic' }).click()
  await page.getByRole('treeitem', { name: 'Part 2' }).click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
