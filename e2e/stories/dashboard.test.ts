import { expect, type Locator, type Page } from '@playwright/test'
import { apiPathPrefix, type TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { findLayoutFlaws } from '../src/find-layout-flaws.ts'
import { findViolationsNow, inEveryLook } from '../src/find-violations.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { test } from '../src/test.ts'

const dashboardPath = `${apiPathPrefix}/dashboard`
const countReads = ({ server }: TestConsole) =>
  server.requests.filter(({ path }) => path === dashboardPath).length
const allFigures = (page: Page) => page.getByRole('table', { name: 'All figures' })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// proves 2.16, 9.13
test('whoever comes back within five minutes finds the figures there; later they are asked for again', async ({
  page,
  signIn,
  testConsole,
}) => {
  // However long a visit takes, no time passes during it.
  const opened = Date.now()
  await page.clock.setFixedTime(opened)
  await signIn(page)
  await page.goto('/')
  await expect(allFigures(page)).toBeVisible()
  const leaveAndReturn = async () => {
    await section(page, 'Speaking').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard')
    await section(page, 'Dashboard').click()
    await expect(allFigures(page)).toBeVisible()
  }
  await page.clock.setFixedTime(opened + 4.5 * 60_000)
  await leaveAndReturn()
  await expect(page.getByText(/^4 minutes ago$/)).toBeVisible()
  expect(countReads(testConsole)).toBe(1)
  await page.clock.setFixedTime(opened + 5.5 * 60_000)
  await leaveAndReturn()
  await expect(page.getByText('just now')).toBeVisible()
  expect(countReads(testConsole)).toBe(2)
})

test('the screen is worked by keyboard alone', { tag: '@browsers' }, async ({
  page,
  signIn,
  testConsole,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(allFigures(page)).toBeVisible()
  const tabTo = async (name: string, role: 'button' | 'radio', place: Page | Locator = page) => {
    const target = place.getByRole(role, { name })
    for (let step = 0; step < 20; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await tabTo('Refresh', 'button')
  await page.keyboard.press('Enter')
  await expect.poll(() => countReads(testConsole)).toBe(2)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()
  await tabTo('Days', 'radio', page.getByRole('group', { name: 'Periods of the headlines' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Total revenue' })).toContainText('This Month so far')
  await tabTo('Copy as table', 'button')
  await page.keyboard.press('Enter')
  const measureCopied = async () =>
    (await readClipboard(page)).split('\n').map((line) => line.split('\t').length)
  await expect.poll(measureCopied).toEqual(Array(15).fill(5))
  await expect(page.getByRole('button', { name: /^(Copy as table|Copied!)$/ })).toBeFocused()
  await tabTo('Days', 'radio', page.getByRole('group', { name: 'Periods of the table' }))
  await page.keyboard.press('ArrowRight')
  await expect(allFigures(page).getByRole('columnheader')).toHaveText([/^This Month/, /^Last Month/])
})

test('paper carries the figures of all four periods, what lies between them and nothing of the console around them', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page)
  await page.goto('/')
  await expect(allFigures(page)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  // A4 upright, less its margins.
  await page.setViewportSize({ width: 718, height: 1047 })
  await expect(allFigures(page).getByRole('columnheader')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Total revenue' })).toContainText('This Month so far')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Updated')).toBeVisible()
  const readPaper = () =>
    page.evaluate(() => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }))
  await expect.poll(readPaper).toEqual({ background: 'rgb(255, 255, 255)', overflow: 0 })
})

const quiet = {
  total_revenue: 0,
  influencer_revenue: 0,
  total_attempt: 0,
  success_attempt: 0,
  failed_attempt: 0,
  success_rate: 0,
  failed_attempt_amount: 0,
  new_user: 0,
  active_user: 0,
}

const wrong = { ...quiet, total_revenue: 5, influencer_revenue: 9, total_attempt: 4, success_rate: 80 }
const large = {
  ...quiet,
  total_revenue: 9_876_543.21,
  influencer_revenue: 1_234_567.89,
  total_attempt: 987_654,
  success_attempt: 876_543,
  failed_attempt: 65_432,
  success_rate: 88.75,
  failed_attempt_amount: 765_432.1,
  new_user: 123_456,
  active_user: 9_876_543,
}
/** From now on, whatever day it is: what the demonstration has sold depends on it. */
const answer = ({ server }: TestConsole, data: object) =>
  server.fail({
    match: ({ pathname }) => pathname === dashboardPath,
    fault: answerJson(200, { status: true, message: 'Dashboard', data }),
  })

test.describe('for a reader in Germany', () => {
  test.use({ locale: 'de-DE' })
  test('numbers and money are written as there', async ({ page, signIn, testConsole }) => {
    answer(testConsole, { today: quiet, last_day: quiet, this_month: quiet, last_month: large })
    await signIn(page)
    await page.goto('/')
    const revenue = allFigures(page)
      .getByRole('row', { name: /^Total revenue/ })
      .getByRole('cell')
    await expect(revenue.last()).toHaveText(/^−9\.876\.543,21\s\$$/)
  })
})

const views = {
  'the figures': null,
  'large figures': { today: large, last_day: large, this_month: large, last_month: large },
  'figures that do not add up': { today: wrong, last_day: quiet, this_month: wrong, last_month: wrong },
  'no figures': { today: quiet, last_day: quiet, this_month: quiet, last_month: quiet },
}

test('the screen is accessible with its figures, with large ones, with such that do not add up and with none, light and dark, wide and narrow', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  for (const [view, data] of Object.entries(views)) {
    testConsole.server.lift()
    if (data !== null) answer(testConsole, data)
    await page.goto('/')
    await expect(allFigures(page)).toBeVisible()
    await inEveryLook(page, async (look) => {
      expect(await findViolationsNow(page, { within: '#content' }), `${view}, ${look}`).toEqual([])
    })
    expect(await findLayoutFlaws(page), `the layout of ${view}`).toEqual([])
  }
})
