import { expect, type Page } from '@playwright/test'
import { signInByForm } from '../src/console/sign-in.ts'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { pauseClock } from '../src/pause-clock.ts'
import { runEffects } from '../src/run-effects.ts'
import { test } from '../src/test.ts'

const offline = (page: Page) => page.getByText("You're offline", { exact: true })
const back = (page: Page) => page.getByText("You're back online", { exact: true })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true })

/** SPEC §9: milliseconds for which the notice of being back stays. */
const backFor = 3000

// proves 2.8, 2.9, 2.10, 4.3
test('going offline shows a banner at once, also on the sign-in screen, and coming back shows another for 3 seconds, counted again each time', {
  tag: '@gate',
}, async ({ page, context, goOffline }) => {
  await page.clock.install()
  await page.goto('/signin?redirect=%2Fpackages%2F')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await pauseClock(page)
  await goOffline()
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(back(page)).toBeVisible()
  await page.clock.resume()
  await signInByForm(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(back(page)).toHaveCount(0)
  await expect(refresh(page)).toHaveCount(0)

  await page.clock.pauseAt(Date.now() + 600_000)
  for (let round = 1; round <= 2; round++) {
    await goOffline()
    await expect(offline(page)).toBeVisible()
    await expect(refresh(page)).toBeEnabled()
    await context.setOffline(false)
    await expect(back(page)).toBeVisible()
    await runEffects(page)
    await page.clock.runFor(backFor - 500)
  }
  await goOffline()
  await expect(offline(page)).toBeVisible()
  await page.clock.runFor(10 * backFor)
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(back(page)).toBeVisible()
  await expect(offline(page)).toHaveCount(0)
  await expect(refresh(page)).toBeDisabled()
  await runEffects(page)
  await page.clock.runFor(backFor - 50)
  await expect(back(page)).toBeVisible()
  await page.clock.runFor(50)
  await expect(back(page)).toHaveCount(0)
  await expect(refresh(page)).toHaveCount(0)
})

/** Starts offline with files from the browser's cache. */
function startOffline() {
  let isOnline = false
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline })
  addEventListener('online', () => {
    isOnline = true
  })
}

// proves 2.9
test('a page that starts offline says so, requests no data, and requests it once the connection is back', async ({
  page,
  signIn,
  testConsole,
}) => {
  await page.clock.install()
  await signIn(page)
  await page.addInitScript(startOffline)
  await page.goto('/packages/')
  await expect(offline(page)).toBeVisible()
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await expect(refresh(page)).toBeEnabled()
  const isDataRequest = ({ path }: { path: string }) => path.endsWith('/admin/packages')
  expect(testConsole.server.requests.filter(isDataRequest)).toEqual([])
  await pauseClock(page)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(back(page)).toBeVisible()
  await page.clock.resume()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(back(page)).toHaveCount(0)
})

// proves 2.9
test('Refresh keeps the screen while the server cannot be reached, and reloads it once it can', async ({
  page,
  context,
  signIn,
  goOffline,
}) => {
  await signIn(page)
  await page.goto('/packages/?new')
  const name = page.getByRole('dialog').getByLabel('Name')
  await expect(name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toHaveCount(0)
  await markPage(page)
  await goOffline()
  await refresh(page).click()
  await expect(page.getByText('Still offline')).toBeVisible()
  await expectMarkKept(page)
  await context.setOffline(false)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
  await refresh(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-mark')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
