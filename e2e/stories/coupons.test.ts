import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { openCouponScreen } from '../src/coupon-screen.ts'
import { openCouponsApi } from '../src/coupons-api.ts'
import { answerJson } from '../src/faults/fault.ts'
import { findViolations } from '../src/find-violations.ts'
import { test } from '../src/test.ts'

const winter = {
  Description: 'For followers of Amara',
  Amount: '4.50',
  Starts: '2026-12-01T00:00',
  Expires: '2027-01-31T23:59:59',
  Limit: '250',
  Influencer: '42',
  Campaign: 'Winter',
  Category: 'Followers',
}

test('a coupon with every field is created, is the same after a reload, is changed, copied and deleted with undo', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  const screen = openCouponScreen(page)
  await page.getByRole('button', { name: 'New coupon' }).click()
  await expect(screen.field('Code')).toBeFocused()
  await screen.fill({ Code: 'story-4', ...winter })
  await screen.choose('Fixed amount')
  await screen.choose('Published')
  await expect(screen.panel).toContainText('Times are in UTC')
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.row('STORY-4')).toContainText('4.50')
  await page.reload()
  await screen.row('STORY-4').getByRole('link').click()
  for (const [label, text] of Object.entries({ ...winter, Code: 'STORY-4', Amount: '4.5' })) {
    await expect(screen.field(label)).toHaveValue(text)
  }
  await expect(screen.panel).toContainText('Updated by Amelia Hart just now')
  await expect(screen.panel.getByRole('radio', { name: 'Fixed amount' })).toBeChecked()
  await screen.fill({ Limit: '300' })
  await page.keyboard.press('Control+s')
  await expect(screen.panel).toHaveCount(0)
  await expect(screen.row('STORY-4')).toContainText('300')

  await screen.runFromRow('STORY-4', 'Duplicate')
  await expect(screen.field('Code')).toHaveValue('')
  await screen.fill({ Code: 'STORY-5' })
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.row('STORY-5')).toContainText('Draft')

  const toast = page.getByRole('listitem').filter({ hasText: 'Deleting “STORY-5”' })
  await screen.runFromRow('STORY-5', 'Delete')
  await expect(screen.row('STORY-5')).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(screen.row('STORY-5')).toBeVisible()
  await screen.runFromRow('STORY-5', 'Delete')
  await expect(page.getByText('Deleted “STORY-5”')).toBeVisible({ timeout: 10_000 })
  await page.reload()
  await expect(screen.row('STORY-4')).toBeVisible()
  await expect(screen.row('STORY-5')).toHaveCount(0)
})

test('what was typed into a coupon is offered again after the tab was closed', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  await openCouponScreen(page).fill({ Code: 'HALF-DONE', Limit: '12' })
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await again.goto('/coupons/?new')
  const screen = openCouponScreen(again)
  await screen.panel.getByRole('button', { name: 'Restore' }).click()
  await expect(screen.field('Code')).toHaveValue('HALF-DONE')
  await expect(screen.field('Limit')).toHaveValue('12')
})

test('while a code is typed its existence is asked once; “could not check” is not “free”; the save decides', async ({
  page,
  signIn,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  const listChecks = () =>
    testConsole.server.requests.filter(({ path }) => path.includes('/coupons/check/')).map(({ path }) => path)
  testConsole.server.reset()
  await screen.field('Code').pressSequentially('WELCOME10', { delay: 30 })
  await expect(screen.panel.getByText('Another coupon has this code')).toBeVisible()
  expect(listChecks()).toEqual(['/api/v1/admin/coupons/check/WELCOME10'])
  await screen.fill({ Code: 'WELCOME-STORY' })
  await expect(screen.panel.getByText('This code is free')).toBeVisible()

  testConsole.server.fail({
    match: ({ pathname }) => pathname.includes('/coupons/check/'),
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
  })
  await screen.fill({ Code: 'WELCOME10' })
  await expect(screen.panel.getByText(/Could not check whether the code is free/)).toBeVisible()
  await screen.fill({ Amount: '10', Expires: winter.Expires, Limit: '5' })
  await screen.panel.getByRole('button', { name: 'Create coupon' }).click()
  await expect(screen.panel.getByText('This code is already taken')).toBeVisible()
  await expect(screen.field('Code')).toBeFocused()
})

test('a question about a code that was typed over is cancelled', async ({ page, signIn, testConsole }) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  testConsole.server.fail({
    match: ({ pathname }) => pathname.endsWith('/coupons/check/FIRST-CODE'),
    fault: { kind: 'hang' },
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/FIRST-CODE'))
  const asked = page.waitForRequest((request) => request.url().endsWith('/FIRST-CODE'))
  await screen.fill({ Code: 'FIRST-CODE' })
  await asked
  await screen.fill({ Code: 'SECOND-CODE' })
  await cancelled
  await expect(screen.panel.getByText('This code is free')).toBeVisible()
})

test('a code can be generated into the form, another one at each press, and is checked like one that was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/?new')
  const screen = openCouponScreen(page)
  const generate = screen.panel.getByRole('button', { name: 'Generate' })
  await generate.click()
  await expect(screen.field('Code')).toHaveValue(/^[A-Z0-9]{6,}$/)
  await expect(screen.panel.getByText('This code is free')).toBeVisible()
  const first = await screen.field('Code').inputValue()
  await generate.click()
  await expect(screen.field('Code')).not.toHaveValue(first)
})

test('the views are the states by status and dates, and stay in the address', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/coupons/')
  const screen = openCouponScreen(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const [view, state] of [
    ['Active', 'active'],
    ['Scheduled', 'scheduled'],
    ['Expired', 'expired'],
    ['Archived', 'archived'],
  ] as const) {
    await screen.view(view).click()
    await expect(page).toHaveURL(`/coupons/?state=${state}`)
    await expect(page.getByRole('row').nth(1)).toContainText(view)
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
    await expect(rows.filter({ hasNotText: view })).toHaveCount(0)
  }
})

test('“Expiring in 7 days” holds what works now and soon will not, and nothing else', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const day = 86_400_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  await api.create({ code: 'SOON-IN', starts_at: at(-1), expires_at: at(6.9) })
  await api.create({ code: 'SOON-LATER', starts_at: at(-1), expires_at: at(7.1) })
  await api.create({ code: 'SOON-NOT-YET', starts_at: at(1), expires_at: at(3) })
  await api.create({ code: 'SOON-DRAFT', starts_at: at(-1), expires_at: at(3), status: 'draft' })
  await signIn(page)
  await page.goto('/coupons/?q=SOON-')
  await expect(page.getByText(/^4 of [\d,]+ coupons$/)).toBeVisible()
  const screen = openCouponScreen(page)
  await screen.view('Expiring in 7 days').click()
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await expect(screen.row('SOON-IN')).toContainText('Active')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Expiring in 7 days' })).toBeChecked()
  await expect(screen.row('SOON-IN')).toBeVisible()
  await expect(screen.row('SOON-LATER')).toHaveCount(0)
})

test('“Used up” is a view where the server counts uses, and no view where it does not', async ({
  page,
  signIn,
  testConsole,
}) => {
  const api = await openCouponsApi(testConsole)
  const dates = { starts_at: '2020-01-01T00:00:00Z', expires_at: '2090-01-01T00:00:00Z' }
  await api.create({ code: 'USES-ALL', limit: 3, ...dates })
  await api.create({ code: 'USES-LEFT', limit: 3, ...dates })
  await signIn(page)
  await page.goto('/coupons/?q=USES-')
  const screen = openCouponScreen(page)
  await expect(screen.row('USES-ALL')).toContainText('Active')
  await expect(screen.view('Used up')).toHaveCount(0)

  await page.route('**/admin/coupons', async (route) => {
    const response = await route.fetch()
    const answer: { data: { code: string }[] } = await response.json()
    const uses: Record<string, number> = { 'USES-ALL': 3, 'USES-LEFT': 2 }
    const data = answer.data.map((coupon) => ({ ...coupon, used_count: uses[coupon.code] ?? 0 }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.reload()
  await screen.view('Used up').click()
  await expect(page).toHaveURL(/state=used_up/)
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await expect(screen.row('USES-ALL')).toContainText('Used up')
  await screen.view('Active').click()
  await expect(screen.row('USES-LEFT')).toBeVisible()
  await expect(screen.row('USES-ALL')).toHaveCount(0)
})

test('a status changes in place, for packages and coupons, and Undo brings the other one back', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const screen = openCouponScreen(page)
  for (const [path, name, from] of [
    ['/coupons/?q=WELCOME10', 'WELCOME10', 'Active'],
    ['/packages/?q=Year+coins', 'Year coins', 'Published'],
  ] as const) {
    await page.goto(path)
    await expect(screen.row(name)).toContainText(from)
    await screen.runFromRow(name, 'Archive')
    await expect(screen.row(name)).toContainText('Archived')
    const toast = page.getByRole('listitem').filter({ hasText: `Archived “${name}”` })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(screen.row(name)).toContainText(from)
  }
})

const sheet = [
  'code,description,type,amount,starts_at,expires_at,limit,campaign,status',
  'SHEET-1,First,percentage,10,2026-12-01,2027-01-31,500,Winter,published',
  'SHEET-2,"Second, of two",fixed,2.5,2026-12-01 09:30,2027-01-31 18:00,20,Winter,',
  'SHEET-3,Third,percentage,110,2026-12-01,2027-01-31,500,Winter,live',
  'WELCOME10,Taken,percentage,10,2026-12-01,2027-01-31,500,Winter,',
].join('\r\n')

async function chooseSheet(page: Page) {
  await page.getByLabel('CSV file').setInputFiles({
    name: 'winter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  })
  await expect(page.getByText('Nothing has been written yet')).toBeVisible()
}

test('a file is previewed, its errors are saved row by row, and only what is confirmed is written', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await page.getByRole('button', { name: 'Import' }).click()
  const screen = openCouponScreen(page)
  testConsole.server.reset()
  await chooseSheet(page)
  await expect(screen.panel).toContainText('winter.csv: 4 rows, 2 ready to import, 2 with problems')
  const download = page.waitForEvent('download')
  await screen.panel.getByRole('button', { name: 'Save the error sheet' }).click()
  const errors = await download
  expect(errors.suggestedFilename()).toBe('winter-errors.csv')
  expect((await readFile(await errors.path(), 'utf8')).split('\r\n')).toEqual([
    '\ufeffcode,description,type,amount,starts_at,expires_at,limit,campaign,status,row,problems',
    'SHEET-3,Third,percentage,110,2026-12-01,2027-01-31,500,Winter,live,4,"status: Status must be published, draft, or archived; amount: A percentage can be at most 100"',
    'WELCOME10,Taken,percentage,10,2026-12-01,2027-01-31,500,Winter,,5,code: Another coupon has this code',
    '',
  ])
  expect(testConsole.server.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  await screen.panel.getByRole('button', { name: 'Import 2 coupons' }).click()
  await expect(screen.panel.getByText('Created: 2.')).toBeVisible()
  await screen.panel.getByRole('button', { name: 'Back to the list' }).click()
  await page.goto('/coupons/?q=SHEET-')
  await expect(page.getByText(/^2 of [\d,]+ coupons$/)).toBeVisible()
  await screen.row('SHEET-2').getByRole('link').click()
  await expect(screen.field('Description')).toHaveValue('Second, of two')
  await expect(screen.field('Starts')).toHaveValue('2026-12-01T09:30')
})

async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 40; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement && element.labels?.[0]) return element.labels[0].textContent
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

test('a coupon is created, found and selected for other dates by keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/coupons/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await tabTo(page, 'New coupon')
  await page.keyboard.press('Enter')
  const screen = openCouponScreen(page)
  await expect(screen.field('Code')).toBeFocused()
  await page.keyboard.type('KEYS-ONLY')
  await tabTo(page, 'Generate')
  await page.keyboard.press('Tab')
  await expect(screen.field('Description')).toBeFocused()
  // The group, and then its chosen word.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(screen.panel.getByRole('radio', { name: 'Fixed amount' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await expect(screen.field('Amount')).toHaveValue('5')
  // Past every part of the moment it starts at.
  await tabTo(page, 'Expires')
  await page.keyboard.type('01312027115959PM')
  await expect(screen.field('Expires')).toHaveValue('2027-01-31T23:59:59')
  await tabTo(page, 'Limit')
  await page.keyboard.type('9')
  await page.keyboard.press('Control+s')
  await expect(screen.panel).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('KEYS-ONLY')
  await expect(page.getByText(/^1 of [\d,]+ coupons$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByText('1 coupon selected')).toBeVisible()
  await tabTo(page, 'Change dates')
  await page.keyboard.press('Enter')
  await expect(screen.panel.getByLabel('New start')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.panel).toHaveCount(0)
})

const views: Record<string, (page: Page) => Promise<void>> = {
  'The coupon list with a selection': async (page) => {
    await page.goto('/coupons/')
    await page.getByLabel('Select this page').check()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  },
  'The coupon form with its messages': async (page) => {
    await page.goto('/coupons/?new')
    await openCouponScreen(page).fill({ Code: 'WELCOME10' })
    await expect(page.getByText('Another coupon has this code')).toBeVisible()
    await page.getByRole('button', { name: 'Create coupon' }).click()
    await expect(page.getByText('Enter when the code expires')).toBeVisible()
  },
  'The dates of several coupons': async (page) => {
    await page.goto('/coupons/')
    await page.getByLabel('Select this page').check()
    await page.getByRole('button', { name: 'Change dates' }).click()
    await expect(page.getByLabel('New end')).toBeVisible()
  },
  'The code generator and its report': async (page) => {
    await page.goto('/coupons/?generate')
    const { fill, panel } = openCouponScreen(page)
    await fill({ 'How many codes': '3', Amount: '10', Expires: winter.Expires })
    await panel.getByRole('button', { name: 'Create 3 coupons' }).click()
    await expect(panel.getByText('Created: 3.')).toBeVisible()
  },
  'The import before and after a file was chosen': async (page) => {
    await page.goto('/coupons/?import')
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await chooseSheet(page)
  },
}

for (const [name, open] of Object.entries(views)) {
  test(`${name} has no accessibility violation, light and dark, wide and narrow`, async ({
    page,
    signIn,
  }) => {
    await signIn(page)
    await open(page)
    expect(await findViolations(page)).toEqual([])
  })
}
