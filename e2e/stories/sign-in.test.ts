import { expect } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { staff, submitSignIn } from '../src/console/sign-in.ts'
import { answerJson, type Fault } from '../src/faults/fault.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { test } from '../src/test.ts'

const identifierMessage = 'Invalid email or phone number'
const passwordMessage = 'Password must be at least 6 characters'

test('signing in leads to the dashboard', async ({ page }) => {
  await page.goto('/signin')
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('while its code is on its way a placeholder stands where the form will', async ({ page }) => {
  const code = await holdRequests(page, /\/static\/js\/async\/sign-in\.js$/)
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading the sign-in screen' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Environment' })).toBeVisible()
  code.release()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading the sign-in screen' })).toHaveCount(0)
})

test('a protected address opened signed out is shown after signing in', async ({ page }) => {
  await page.goto('/packages/?q=gold')
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/packages/?q=gold')}`)
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/packages/?q=gold')
})

test('a phone number signs in as well, however its groups are parted', async ({ page }) => {
  await page.goto('/signin')
  await submitSignIn(page, { ...staff, identifier: '+447-005.550123' })
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('the whole form is worked by keyboard', async ({ page }) => {
  await page.goto('/signin')
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  await page.keyboard.type(staff.identifier)
  await page.keyboard.press('Tab')
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Remember me on this device')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('a password manager finds the fields by their names, and need not tell them that it filled them', async ({
  page,
}) => {
  await page.goto('/signin')
  const form = page.locator('form')
  await expect(form).toHaveAttribute('method', 'post')
  const identifier = form.getByLabel('Email or phone')
  const password = form.getByLabel('Password')
  await expect(identifier).toHaveAttribute('autocomplete', 'username')
  await expect(identifier).toHaveAttribute('autocapitalize', 'none')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await form.evaluate((element: HTMLFormElement, { identifier, password }) => {
    const fill = (name: string, value: string) =>
      element.querySelector(`[name=${name}]`)?.setAttribute('value', value)
    fill('identifier', identifier)
    fill('password', password)
    element.requestSubmit()
  }, staff)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

for (const isTicked of [false, true]) {
  const outcome = isTicked ? 'with "Remember me" outlives the browser' : 'without "Remember me" ends with it'
  test(`a session ${outcome}`, async ({ page, context, browser, testConsole }) => {
    await page.goto('/signin')
    const remember = page.getByLabel('Remember me on this device')
    await expect(remember).not.toBeChecked()
    if (isTicked) await remember.check()
    const sent = page.waitForRequest('**/login')
    await submitSignIn(page)
    expect((await sent).postDataJSON()).toEqual({ ...staff, remember_me: isTicked })
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
    const later = await browser.newContext({
      storageState: await context.storageState(),
      baseURL: testConsole.url,
    })
    const laterPage = await later.newPage()
    await laterPage.goto('/packages/')
    const heading = isTicked ? 'Packages' : 'Sign in'
    await expect(laterPage.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await later.close()
  })
}

test('after too many failed attempts the form says how long to wait, counts down and sends nothing until then', async ({
  page,
  testConsole,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  const stranger = { identifier: 'locked.out@example.com', password: 'not-the-password' }
  const countAttempts = () => testConsole.server.requests.filter(({ path }) => path.endsWith('/login')).length
  await page.clock.install()
  await page.goto('/signin')
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = page.waitForResponse('**/login')
    await submitSignIn(page, stranger)
    expect((await answer).status()).toBe(401)
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'false')
  }
  await submitSignIn(page, stranger)
  await expect(page.getByRole('alert')).toHaveText('Too many failed attempts to sign in.')
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^You can try again in 1[45] min \d+ s\.$/)
  await page.clock.runFor(14 * 60_000)
  await expect(timer).toHaveText(/^You can try again in \d+ s\.$/)
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Password').press('Enter')
  expect(countAttempts()).toBe(6)
  await page.clock.runFor(60_000)
  await expect(timer).toHaveText('You can try again now.')
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  // The lock is one account's.
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('a signed-in visitor of the sign-in screen is sent on', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/signin?redirect=%2Fcoupons%2F')
  await expect(page).toHaveURL('/coupons/')
  await expect(page.getByRole('heading', { name: 'Coupons', level: 1 })).toBeVisible()
})

test('a signed-in visitor of the sign-in screen without a redirect is sent to the start page', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  await page.goto('/signin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('the redirect //evil.example leads to the start page', async ({ page }) => {
  await page.goto(`/signin?redirect=${encodeURIComponent('//evil.example')}`)
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an empty form says what both fields need and sends nothing', async ({ page, testConsole }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(identifierMessage, { exact: true })).toBeVisible()
  await expect(page.getByText(passwordMessage, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  expect(testConsole.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wrong password is said in the words of the server, and the right one then signs in', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedToLoad)
  await page.goto('/signin')
  const answer = page.waitForResponse('**/login')
  await submitSignIn(page, { ...staff, password: 'not-the-password' })
  const { message }: { message: string } = await (await answer).json()
  await expect(page.getByRole('alert')).toHaveText(message)
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

const failures: { title: string; fault: Fault; text: string }[] = [
  {
    title: 'a 500 with a message',
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
    text: 'The server could not sign you in: The database is resting.',
  },
  {
    title: 'a refusal under a good status',
    fault: answerJson(200, { status: false, message: 'This account is locked', error: null }),
    text: 'This account is locked',
  },
]

for (const { title, fault, text } of failures) {
  test(`${title} on signing in is said on the form, which keeps what was typed`, async ({
    page,
    testConsole,
    complaints,
  }) => {
    complaints.allow(failedToLoad)
    testConsole.server.fail({ match: ({ pathname }) => pathname.endsWith('/login'), fault })
    await page.goto('/signin')
    await submitSignIn(page)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Email or phone')).toHaveValue(staff.identifier)
    testConsole.server.lift()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  })
}
