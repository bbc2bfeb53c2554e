import { expect, type Page } from '@playwright/test'
import type { TestConsole } from '../../src/console/start-test-console.ts'
import { answerFigures, dashboardPath, largeFigures } from '../../src/dashboard-figures.ts'
import { test } from '../../src/test.ts'

const countReads = ({ server }: TestConsole) =>
  server.requests.filter(({ path }) => path === dashboardPath).length
const allFigures = (page: Page) => page.getByRole('table', { name: 'All figures' })
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

// proves 2.16, 9.13
test('the figures of the dashboard stay fresh for five minutes, and are asked for again later', {
  tag: '@gate',
}, async ({ page, signIn, testConsole }) => {
  // The clock stands still during a visit.
  const opened = Date.parse('2026-06-15T12:00:00Z')
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

test('the printed dashboard has the figures of all four periods and nothing of the frame', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page)
  await page.goto('/')
  await expect(allFigures(page)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  // A4 portrait, without margins.
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

test.describe('for a reader in Germany', () => {
  test.use({ locale: 'de-DE' })
  test('numbers and money have German formats', async ({ page, signIn, testConsole }) => {
    answerFigures(testConsole.server, largeFigures)
    await signIn(page)
    await page.goto('/')
    const revenue = allFigures(page)
      .getByRole('row', { name: /^Total revenue/ })
      .getByRole('cell')
    await expect(revenue.first()).toHaveText(/9\.876\.543,21\s\$/)
  })
})
