import { expect, type Locator, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { seller, signInByForm, staff } from '../src/console/sign-in.ts'
import { apiPathPrefix, startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame, phone } from '../src/frame.ts'
import { openPackagesApi } from '../src/package-editor.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const isSessions = (url: URL) => url.pathname.endsWith('/admin/sessions')

/** Status of an API call with the token. */
async function readStatus({ url }: TestConsole, token: string): Promise<number> {
  const answer = await fetch(`${url}${apiPathPrefix}/packages`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status
}

async function openDevices(page: Page) {
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Signed-in devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

// proves B19, T28, V7.4.1
test('signing out in one tab sends a pending delete of another, then revokes the token', async ({
  page,
  context,
  testConsole,
}) => {
  const { name } = await (await openPackagesApi(testConsole)).create('Titanium, revoked')
  await page.goto('/signin?redirect=%2Fpackages%2F')
  await signInByForm(page)
  const screen = openPackageScreen(page)
  const other = await context.newPage()
  await other.goto('/packages/')
  // Its pending requests would be refused.
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('auth-token') ?? '')
  expect(await readStatus(testConsole, token)).toBe(200)
  await screen.remove(name)
  await expect(screen.toast(name)).toBeVisible()
  await openFrame(other).signOut()
  const listCalls = () =>
    testConsole.server.requests.filter(({ method, path }) => method === 'DELETE' || path.endsWith('/logout'))
  await expect.poll(listCalls).toMatchObject([
    { method: 'DELETE', status: 200 },
    { method: 'POST', status: 200 },
  ])
  expect(await readStatus(testConsole, token)).toBe(401)
})

// proves T28, V7.4.4
test('staff see where they are signed in, end another session, and sign out everywhere after a question', async ({
  page,
  browser,
  startConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const { url, server } = await startConsole()
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  })
  const other = await context.newPage()
  await other.goto(`${url}/signin`)
  await signInByForm(other)
  await page.goto(`${url}/signin`)
  await signInByForm(page)
  const menu = await openFrame(page).openAccountMenu()
  await expect(menu.getByRole('menuitem', { name: 'Signed-in devices' })).toBeVisible()
  server.fail({ match: isSessions, fault: answerJson(503, 'Down'), times: 1 })
  await menu.getByRole('menuitem', { name: 'Signed-in devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signed-in devices' })
  await expect(dialog.getByRole('alert')).toContainText('The list may be out of date.')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This session')
  await expect(rows.nth(1)).not.toContainText('This session')
  await expect(rows.nth(1)).toContainText(/Signed in .+ from this machine · last used (just now|\d)/)
  await expectFitsPhone(page, dialog)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(dialog.getByRole('status')).toContainText('is signed out.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const ended = other.getByRole('dialog', { name: 'Your session has ended' })
  // Packages and coupons may have been read for the dashboard.
  await other.getByRole('link', { name: 'Writing', exact: true }).click()
  await ended.getByLabel('Password').fill(staff.password)
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('row').nth(1)).toBeVisible()

  const again = await openDevices(page)
  await expect(again.getByRole('listitem')).toHaveCount(2)
  const everywhere = again.getByRole('button', { name: 'Sign out everywhere' })
  await everywhere.click()
  await expect(again).toContainText('Both sessions end, including this one.')
  await expect(again.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(everywhere).toBeFocused()
  await page.keyboard.press('Enter')
  server.fail({
    match: (address, method) => isSessions(address) && method === 'DELETE',
    fault: answerJson(500, { status: false, message: 'The sessions could not be ended', error: null }),
    times: 1,
  })
  await everywhere.click()
  await expect(again.getByRole('alert')).toHaveText(
    'You are still signed in. The sessions could not be ended',
  )
  await everywhere.click()
  await expect(signInHeading(page)).toBeVisible()
  await expect(again).toHaveCount(0)
  await other.getByRole('link', { name: 'Reading', exact: true }).click()
  await expect(ended).toBeVisible()
  await context.close()
})

async function expectFitsPhone(page: Page, dialog: Locator) {
  const wide = page.viewportSize()
  await page.setViewportSize(phone)
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(phone.width)
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  for (const button of await dialog.getByRole('button').all()) {
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  if (wide !== null) await page.setViewportSize(wide)
}

// proves V6.2.2
test('staff change their own password where the server lets them, and are told what is wrong with it', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  // Its own, since nobody else could sign in afterwards.
  const console = await startTestConsole('memory', { features: { passwords: true } })
  await page.goto(`${console.url}/signin`)
  await signInByForm(page, seller)
  const menu = await openFrame(page).openAccountMenu()
  await menu.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Current password').fill(current)
    await dialog.getByLabel('New password').fill(next)
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  await change('no-password', 'lantern-river')
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password')
  await change(seller.password, 'lantern-riv')
  await expect(dialog.getByRole('alert')).toHaveText('The password must have at least 12 characters.')
  await change(seller.password, 'lantern-river')
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await console.close()
})
