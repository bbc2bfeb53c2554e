import { expect, type Page } from '@playwright/test'
import { openFrame } from '../src/frame.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

const offline = (page: Page) => page.getByText("You're offline", { exact: true })
const back = (page: Page) => page.getByText("You're back online", { exact: true })
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh', exact: true })

/** SPEC §9: milliseconds that the news of being back stays. */
const backFor = 3000

async function openPackages(page: Page) {
  await page.clock.install()
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(refresh(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('offline is said at once, being back for 3 seconds, with a Refresh that works only while offline', async ({
  page,
  context,
  signIn,
  goOffline,
}) => {
  await signIn(page)
  await openPackages(page)
  await goOffline()
  await expect(offline(page)).toBeVisible()
  await expect(refresh(page)).toBeEnabled()
  await page.clock.runFor(10 * backFor)
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(back(page)).toBeVisible()
  await expect(offline(page)).toHaveCount(0)
  await expect(refresh(page)).toBeDisabled()
  await page.clock.runFor(backFor - 50)
  await expect(back(page)).toBeVisible()
  await page.clock.runFor(50)
  await expect(back(page)).toHaveCount(0)
  await expect(refresh(page)).toHaveCount(0)
})

test('a connection that comes and goes is told as it is, and the 3 seconds begin anew each time', async ({
  page,
  context,
  signIn,
  goOffline,
}) => {
  await signIn(page)
  await openPackages(page)
  for (let round = 1; round <= 4; round++) {
    await goOffline()
    await expect(offline(page)).toBeVisible()
    await context.setOffline(false)
    await expect(back(page)).toBeVisible()
    await page.clock.runFor(backFor - 500)
  }
  await goOffline()
  await expect(offline(page)).toBeVisible()
  await page.clock.runFor(2 * backFor)
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await page.clock.runFor(backFor - 500)
  await expect(back(page)).toBeVisible()
  await page.clock.runFor(500)
  await expect(back(page)).toHaveCount(0)
})

/** Files may still come from what the browser keeps: it knows that there is no network before the console starts. */
function startOffline() {
  let isOnline = false
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline })
  addEventListener('online', () => {
    isOnline = true
  })
}

test('a page that starts offline says so, asks for no data, and asks once the connection is there', async ({
  page,
  signIn,
  testConsole,
}) => {
  await signIn(page)
  await page.addInitScript(startOffline)
  await page.goto('/packages/')
  await expect(offline(page)).toBeVisible()
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await expect(refresh(page)).toBeEnabled()
  const isDataRequest = ({ path }: { path: string }) => path.endsWith('/admin/packages')
  expect(testConsole.server.requests.filter(isDataRequest)).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(back(page)).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(back(page)).toHaveCount(0)
})

test('the sign-in screen says that it is offline as well', async ({ page, goOffline }) => {
  await page.goto('/signin')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await goOffline()
  await expect(offline(page)).toBeVisible()
})

test('Refresh leaves the screen as it is while nobody answers, and loads it anew as soon as somebody does', async ({
  page,
  context,
  signIn,
  goOffline,
}) => {
  await signIn(page)
  await page.goto('/packages/?new')
  const name = page.getByRole('dialog').getByLabel('Name')
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
