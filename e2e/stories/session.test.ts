import { expect, type Locator, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { editor, signIn, signInByForm, staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { pauseClock } from '../src/pause-clock.ts'
import { test } from '../src/test.ts'

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const isPackagesApi = ({ pathname }: URL) => pathname.endsWith('/admin/packages')

/** Contents of localStorage and sessionStorage, as text. */
const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

// proves 4.1, 4.2, V14.3.1
test('signing in or out in one tab applies to all of them at once, and signing out removes all personal data', {
  tag: ['@gate', '@browsers'],
}, async ({ page, context, baseURL }) => {
  await page.clock.install()
  await page.goto('/signin')
  const waiting = await context.newPage()
  await waiting.goto(`${baseURL}/signin?redirect=%2Fcoupons%2F`)
  await expect(signInHeading(waiting)).toBeVisible()
  await signInByForm(page)
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  const opened = await context.newPage()
  await opened.goto(`${baseURL}/packages/`)
  for (const [tab, heading] of [
    [opened, 'Packages'],
    [waiting, 'Coupons'],
  ] as const) {
    await expect(openFrame(tab).heading(heading)).toBeVisible()
    // Its pending requests would be refused once somebody signs out.
    await expect(tab.getByRole('row').nth(1)).toBeVisible()
  }
  const token = await page.evaluate(() => sessionStorage.getItem('auth-token') ?? '')
  expect(token).not.toBe('')
  await page.getByRole('link', { name: 'Grammar & essays' }).click()
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // The clock stands still in all tabs: signing them out needs no timer.
  await pauseClock(page)
  await openFrame(page).signOut()
  for (const tab of [page, opened, waiting]) {
    await expect(signInHeading(tab)).toBeVisible()
    for (const trace of [token, staff.identifier, 'Amelia', '"auth'])
      await expect.poll(() => readStorage(tab)).not.toContain(trace)
    await expect.poll(() => tab.content()).not.toMatch(/Amelia|staff@example/)
  }
  await page.goBack()
  await expect(signInHeading(page)).toBeVisible()
})

const sessionDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** Stale data is refetched when the tab regains focus. */
async function refetchList(page: Page) {
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'GET' && isPackagesApi(new URL(response.url())),
  )
  await page.clock.fastForward('06:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect((await refused).status()).toBe(401)
}

/** As somebody with the browser's developer tools could. */
const setValue = (field: Locator, value: string) =>
  field.evaluate((element: HTMLInputElement, text) => {
    element.value = text
  }, value)

// proves 6.2, B7, B13
test('a session that ends while somebody edits is renewed by its person in one dialog, and every refused call is repeated', {
  tag: '@gate',
}, async ({ page, testConsole, complaints }) => {
  complaints.allow(failedToLoad)
  await page.clock.install()
  await signIn(page, testConsole.url)
  await page.goto('/packages/?new')
  const form = page.getByRole('dialog', { name: 'New package' })
  await form.getByLabel('Name').fill('Typed before the end')
  await form.getByLabel('Coins').fill('5')
  await form.getByLabel('Gems').fill('1')
  await form.getByLabel('Price').fill('2')
  testConsole.server.fail({
    match: isPackagesApi,
    fault: answerJson(401, { status: false, message: 'Sign in first', error: null }),
  })
  await form.getByRole('button', { name: 'Create package' }).click()
  await expect(sessionDialog(page)).toBeVisible()
  await refetchList(page)
  await expect(sessionDialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(sessionDialog(page)).toBeVisible()
  await expect(sessionDialog(page).getByLabel('Email or phone')).toHaveValue(staff.identifier)
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before the end')
  testConsole.server.lift()
  const dialog = sessionDialog(page)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  const identifier = dialog.getByLabel('Email or phone')
  await expect(identifier).toHaveAttribute('readonly')
  await setValue(identifier, editor.identifier)
  await page.keyboard.type(editor.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Leave this screen to sign in with it.')
  await setValue(identifier, staff.identifier)
  await dialog.getByLabel('Password').fill(staff.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(openPackageScreen(page).row('Typed before the end')).toBeVisible()
  const answered = testConsole.server.requests.filter(
    ({ path, status }) => path.endsWith('/admin/packages') && status !== 401,
  )
  expect(answered.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST']))
  expect(answered.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
