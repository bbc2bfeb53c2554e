import { expect } from '@playwright/test'
import { findViolations } from '../src/find-violations.ts'
import { openMocksApi } from '../src/mock-editor.ts'
import { test } from '../src/test.ts'

test('every mock is searched from the palette by the keyboard, and read once for all visits', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('A quagga in it')
  await signIn(page)
  const read: string[] = []
  page.on('request', (request) => {
    const [path] = /mocks\/\w+\/\d+$/.exec(request.url()) ?? []
    if (path !== undefined) read.push(path)
  })
  await page.goto('/mocks/speaking/')
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking mocks' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Search in all mocks')
  await page.keyboard.press('Enter')
  const field = page.getByRole('searchbox', { name: 'Words to find' })
  await expect(field).toBeFocused()
  await expect(page.getByText('Everything has been searched.')).toBeVisible()
  expect(read).toContain(`mocks/writing/${id}`)

  await page.keyboard.type('quagga')
  const found = page.getByRole('region', { name: 'A quagga in it' })
  await expect(found.locator('mark').first()).toHaveText('quagga')
  expect(await findViolations(page)).toEqual([])

  await field.fill('a'.repeat(500))
  await expect(page.getByText('No mock contains')).toBeVisible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, 'a long word breaks').toBe(clientWidth)
  await field.fill('quagga')
  await expect(found.locator('mark').first()).toHaveText('quagga')

  read.length = 0
  await page.reload()
  await expect(found).toBeVisible()
  await expect(page.getByText('Everything has been searched.')).toBeVisible()
  expect(read).toEqual([])
  await found.getByRole('link').first().press('Enter')
  await expect(
    page.getByRole('region', { name: 'Editor' }).getByRole('textbox', { name: 'Name' }),
  ).toBeFocused()
})

test('a transcript that another tab writes is found at once, and its hit leads to the part of the paper', async ({
  page,
  context,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/mocks/listening/')
  const listed = page.getByRole('row').nth(1).getByRole('link').first()
  const name = (await listed.textContent()) ?? ''
  const address = (await listed.getAttribute('href')) ?? ''
  await page.goto('/mocks/search/?q=okapi')
  await expect(page.getByText('Everything has been searched.')).toBeVisible()
  const found = page.getByRole('region', { name })
  await expect(found).toBeHidden()

  const other = await context.newPage()
  await other.goto(`${testConsole.url}${address}edit`)
  await other.getByRole('button', { name: 'Answer key' }).click()
  await other.getByRole('button', { name: 'Explanations' }).click()
  const sheet = other.getByRole('dialog', { name: 'Explanations' })
  if (await sheet.getByRole('radio', { name: 'Part 2' }).isVisible()) await sheet.getByText('Part 2').click()
  await sheet.getByRole('textbox', { name: 'Transcript' }).fill('Guide: here is the okapi.')
  await expect(found.locator('mark')).toHaveText('okapi')
  await page.bringToFront()
  await found.getByRole('link').press('Enter')
  const title = page.locator('[aria-current=location]')
  await expect(title).toBeInViewport()
  await expect(title).toHaveText(/^Part \d/)
  await expect(page.getByText('here is the okapi')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the problems of all mocks are worked through with the keyboard', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openMocksApi(testConsole)
  const { id } = await api.create('A task without a text')
  await api.change(id, ({ id: _id, writing_questions: questions, ...mock }) => ({
    ...mock,
    writing_questions: { ...questions, parts: questions.parts.map((part) => ({ ...part, task: '' })) },
  }))
  await signIn(page)
  await page.goto('/mocks/health/?section=writing&health=errors')
  await expect(page.getByRole('row', { name: /A task without a text/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Show the first problem' }).press('Enter')
  const problems = page.getByRole('dialog', { name: 'A task without a text' })
  await expect(problems.getByRole('region', { name: 'Task 1' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await problems.getByRole('region', { name: 'Task 2' }).getByRole('link').first().press('Enter')
  await expect(
    page.getByRole('region', { name: 'Editor' }).getByRole('textbox', { name: 'Text' }),
  ).toBeFocused()
})
