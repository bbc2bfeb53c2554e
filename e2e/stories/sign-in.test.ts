import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { staff, submitSignIn } from '../src/console/sign-in.ts'
import { answerJson, type Fault } from '../src/faults/fault.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { pauseClock } from '../src/pause-clock.ts'
import { test } from '../src/test.ts'

const identifierMessage = 'Invalid email or phone number'
const passwordMessage = 'Password must be at least 6 characters'

// proves 2.3, 2.6
test('a placeholder is shown while the form is loading, and a password manager finds and fills its fields', async ({
  page,
}) => {
  const code = await holdRequests(page, /\/static\/js\/async\/sign-in\.js$/)
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: 'Loading the sign-in screen' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Environment' })).toBeVisible()
  code.release()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading the sign-in screen' })).toHaveCount(0)

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

const failures: { fault: Fault; text: string }[] = [
  {
    fault: answerJson(500, { status: false, message: 'The database is resting' }),
    text: 'The server could not sign you in: The database is resting.',
  },
  {
    fault: answerJson(200, { status: false, message: 'This account is locked', error: null }),
    text: 'This account is locked',
  },
]

// proves 1.1, 2.1, 2.4, 5.1, 7.3
test('a visitor of any screen has to sign in first: errors are shown on the form, which keeps what was typed, and signing in opens the screen', {
  tag: '@gate',
}, async ({ page, testConsole, complaints }) => {
  complaints.allow(failedToLoad)
  await page.goto('/packages/?q=gold')
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent('/packages/?q=gold')}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(identifierMessage, { exact: true })).toBeVisible()
  await expect(page.getByText(passwordMessage, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  expect(testConsole.server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  await expectMessagesAtFields(page)

  for (const { fault, text } of failures) {
    testConsole.server.fail({ match: ({ pathname }) => pathname.endsWith('/login'), fault })
    await submitSignIn(page)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByLabel('Email or phone')).toHaveValue(staff.identifier)
    testConsole.server.lift()
  }
  const answer = page.waitForResponse('**/login')
  await submitSignIn(page, { ...staff, password: 'not-the-password' })
  const { message }: { message: string } = await (await answer).json()
  await expect(page.getByRole('alert')).toHaveText(message)
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/packages/?q=gold')
})

/** Each message is equally close to its field, and the show-password button lies inside its field. */
async function expectMessagesAtFields(page: Page) {
  const toBox = async (element: Locator) => {
    const { y = Number.NaN, height = Number.NaN } = (await element.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const password = await toBox(page.getByLabel('Password', { exact: true }))
  const identifier = await toBox(page.getByLabel('Email or phone'))
  const gap = (await toBox(page.getByText(identifierMessage))).top - identifier.bottom
  expect((await toBox(page.getByText(passwordMessage))).top - password.bottom).toBe(gap)
  expect(await toBox(page.getByRole('button', { name: 'Show password' }))).toEqual(password)
}

// proves 2.2, 2.3, 2.5, 9.2
test('the form is filled in by keyboard and leads to the dashboard, and a signed-in visitor of it is sent on', {
  tag: ['@gate', '@browsers'],
}, async ({ page }) => {
  await page.goto('/signin')
  await expect(page.getByLabel('Email or phone')).toBeFocused()
  await page.keyboard.type(staff.identifier)
  await page.keyboard.press('Tab')
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Remember me on this device')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/')
  for (const [address, path, name] of [
    ['/signin?redirect=%2Fcoupons%2F', '/coupons/', 'Coupons'],
    ['/signin', '/', 'Dashboard'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
})

// proves 2.3, 5.3
test('a session without "Remember me" ends with the browser, and one with it outlives it', async ({
  page: first,
  context,
  browser,
  testConsole,
}) => {
  const openLater = async (earlier: BrowserContext) => {
    const storageState = await earlier.storageState()
    const later = await browser.newContext({ storageState, baseURL: testConsole.url })
    const page = await later.newPage()
    await page.goto('/packages/')
    return { later, page }
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
  const submit = async (page: Page, isTicked: boolean) => {
    const remember = page.getByLabel('Remember me on this device')
    await expect(remember).not.toBeChecked()
    if (isTicked) await remember.check()
    const sent = page.waitForRequest('**/login')
    await submitSignIn(page)
    expect((await sent).postDataJSON()).toEqual({ ...staff, remember_me: isTicked })
    await expect(heading(page, 'Packages')).toBeVisible()
  }
  await first.goto('/packages/')
  await submit(first, false)
  await first.reload()
  await expect(heading(first, 'Packages')).toBeVisible()

  const second = await openLater(context)
  await expect(heading(second.page, 'Sign in')).toBeVisible()
  await submit(second.page, true)
  const third = await openLater(second.later)
  await expect(heading(third.page, 'Packages')).toBeVisible()
  for (const { later } of [second, third]) await later.close()
})

// proves B6
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
  await pauseClock(page)
  await expect(timer).toHaveText(/^You can try again in 1[34] min \d+ s\.$/)
  const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await page.clock.fastForward((60 * minutes + seconds - 30) * 1000)
  await expect(timer).toHaveText(/^You can try again in (29|30|31) s\.$/)
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Password').press('Enter')
  expect(countAttempts()).toBe(6)
  await page.clock.fastForward(60_000)
  await expect(timer).toHaveText('You can try again now.')
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await page.clock.resume()
  // The lock applies to one account.
  await submitSignIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
