import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { failedToLoad } from '../src/complaints.ts'
import { editor, seller, signIn, signInByForm, staff } from '../src/console/sign-in.ts'
import { answerJson } from '../src/faults/fault.ts'
import { openFrame } from '../src/frame.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const isPackagesApi = ({ pathname }: URL) => pathname.endsWith('/admin/packages')

async function openTab(context: BrowserContext, address: string, heading: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(openFrame(page).heading(heading)).toBeVisible()
  // What it still asked for would be refused once somebody signs out.
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  return page
}

/** Everything the tab's two storages hold, as text. */
const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

// proves 4.1, 4.2, V14.3.1
test('a new tab is signed in where the session is not remembered; signing out in one signs out all at once, and leaves nothing of the person behind', {
  tag: '@browsers',
}, async ({ page, context, baseURL }) => {
  await page.clock.install()
  await page.goto('/signin')
  await signInByForm(page)
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  const others = await Promise.all([
    openTab(context, `${baseURL}/packages/`, 'Packages'),
    openTab(context, `${baseURL}/coupons/`, 'Coupons'),
  ])
  const token = await page.evaluate(() => sessionStorage.getItem('auth-token') ?? '')
  expect(token).not.toBe('')
  await page.getByRole('link', { name: 'Grammar & essays' }).click()
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // Time stands still in all tabs: what signs them out waits for no timer.
  await page.clock.pauseAt(Date.now() + 60_000)
  await openFrame(page).signOut()
  for (const tab of [page, ...others]) {
    await expect(signInHeading(tab)).toBeVisible()
    for (const trace of [token, staff.identifier, 'Amelia', '"auth'])
      await expect.poll(() => readStorage(tab)).not.toContain(trace)
    await expect.poll(() => tab.content()).not.toMatch(/Amelia|staff@example/)
  }
  await page.goBack()
  await expect(signInHeading(page)).toBeVisible()
})

// proves 4.1
test('what one person read is asked for anew by the next, without a reload between them', async ({
  page,
  testConsole,
}) => {
  const countReads = () =>
    testConsole.server.requests.filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/admin/packages'),
    ).length
  await page.goto('/signin?redirect=%2Fpackages%2F')
  await signInByForm(page)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await markPage(page)
  await openFrame(page).signOut()
  await expect(signInHeading(page)).toBeVisible()
  const before = countReads()
  await signInByForm(page, seller)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectMarkKept(page)
  expect(countReads()).toBe(before + 1)
})

test('a new tab that a busy one answers late goes on from the sign-in screen by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/signin')
  await signInByForm(page)
  const other = await context.newPage()
  const sawSignIn = other.waitForURL((url) => url.pathname === '/signin')
  let isBusy = true
  // Its messages leave late, as those of a tab with a long task under way.
  await page.exposeFunction('isBusy', () => isBusy)
  await page.evaluate(() => {
    const hold = (globalThis as unknown as { isBusy(): Promise<boolean> }).isBusy
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (message) {
      void (async () => {
        while (await hold());
        postMessage.call(this, message)
      })()
    }
  })
  await other.goto(`${baseURL}/packages/`)
  await sawSignIn
  isBusy = false
  await expect(openFrame(other).heading('Packages')).toBeVisible()
})

// proves 4.2
test('a tab that waits at the sign-in screen goes on when another one signs in', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/signin?redirect=%2Fcoupons%2F')
  const other = await context.newPage()
  await other.goto(`${baseURL}/signin`)
  await signInByForm(other)
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
})

// proves 3.2
test('a stored user that is no JSON counts as signed out, and signing in mends it', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // The token beside it is revoked as well, and the server does not know it any more.
  complaints.allow(/^error: Failed to load resource: \S+ .* 401 .*\/logout\)$/)
  const localStorage = [
    { name: 'auth', value: '{"state":' },
    { name: 'auth-token', value: 'of-another-time' },
  ]
  await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  await page.goto('/packages/')
  await expect(signInHeading(page)).toBeVisible()
  await signInByForm(page)
  await expect(openFrame(page).heading('Packages')).toBeVisible()
})

/** Run in the page, before anything of the page does. */
const obstacles: Record<string, () => void> = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room left', 'QuotaExceededError')
    }
  },
  'is blocked': () => {
    const get = () => {
      throw new DOMException('Not allowed here', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
      Object.defineProperty(window, name, { get })
  },
}

for (const [what, obstruct] of Object.entries(obstacles)) {
  // proves 3.2
  test(`storage that ${what} costs the memory of the session, not the session`, async ({ page }) => {
    await page.addInitScript(obstruct)
    await page.goto('/packages/')
    await signInByForm(page)
    await expect(openFrame(page).heading('Packages')).toBeVisible()
    await page.getByRole('link', { name: 'Coupons' }).click()
    await expect(openFrame(page).heading('Coupons')).toBeVisible()
    await openFrame(page).signOut()
    await expect(signInHeading(page)).toBeVisible()
  })
}

test('where only the device is full, the session outlives a reload in its tab', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('There is no room left', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.goto('/packages/')
  await page.getByLabel('Remember me on this device').check()
  await signInByForm(page)
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await page.reload()
  await expect(openFrame(page).heading('Packages')).toBeVisible()
})

const sessionDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

/** What is on screen is asked for anew when it is stale and somebody comes back to the tab. */
async function refetchList(page: Page) {
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'GET' && isPackagesApi(new URL(response.url())),
  )
  await page.clock.fastForward('06:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect((await refused).status()).toBe(401)
}

/** As somebody who opens the tools of a developer. */
const setValue = (field: Locator, value: string) =>
  field.evaluate((element: HTMLInputElement, text) => {
    element.value = text
  }, value)

// proves 6.2, B7, B13
test('one dialog asks for any number of refused calls, which are all repeated after it, and nobody else can go on in it', async ({
  page,
  testConsole,
  complaints,
}) => {
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
