import { type BrowserContext, expect, type Page } from '@playwright/test'
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
  return page
}

/** Everything the tab's two storages hold, as text. */
const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('signing out in one tab signs out all within a second, and leaves nothing of the person behind', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  // A new tab hears from the others that it is signed in when it has prepared to ask for it.
  complaints.allow(/^warning: The resource \S+\/sign-in\.\S+ was preloaded using link preload but not used/)
  await page.goto('/signin')
  await signInByForm(page)
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  const others = await Promise.all([
    openTab(context, `${baseURL}/packages/`, 'Packages'),
    openTab(context, `${baseURL}/coupons/`, 'Coupons'),
  ])
  const token = await page.evaluate(() => sessionStorage.getItem('auth-token') ?? '')
  expect(token).not.toBe('')
  await page.getByRole('link', { name: 'Grammar & essays' }).click()
  await expect(openFrame(page).heading('Grammar & essays')).toBeVisible()
  await openFrame(page).signOut()
  for (const tab of [page, ...others]) {
    await expect(signInHeading(tab)).toBeVisible({ timeout: 1000 })
    const storage = await readStorage(tab)
    for (const trace of [token, staff.identifier, 'Amelia', '"auth']) expect(storage).not.toContain(trace)
    expect(await tab.content()).not.toMatch(/Amelia|staff@example/)
  }
  await page.goBack()
  await expect(signInHeading(page)).toBeVisible()
})

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

test('a new tab of a running session is signed in, also where it was not to be remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/signin')
  await signInByForm(page)
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  const other = await openTab(context, `${baseURL}/packages/`, 'Packages')
  await expect(other).toHaveURL('/packages/')
})

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
  await page.reload()
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

test.describe('A session that ends while somebody works', () => {
  test.beforeEach(async ({ page, testConsole, complaints }) => {
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

  test('one dialog asks for any number of refused calls, and after it they are all repeated', async ({
    page,
    testConsole,
  }) => {
    await refetchList(page)
    await expect(sessionDialog(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(sessionDialog(page)).toBeVisible()
    await expect(sessionDialog(page).getByLabel('Email or phone')).toHaveValue(staff.identifier)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before the end')
    testConsole.server.lift()
    await expect(sessionDialog(page).getByLabel('Password')).toBeFocused()
    await page.keyboard.type(staff.password)
    await page.keyboard.press('Enter')
    await expect(sessionDialog(page)).toHaveCount(0)
    await expect(openPackageScreen(page).row('Typed before the end')).toBeVisible()
    const answered = testConsole.server.requests.filter(
      ({ path, status }) => path.endsWith('/admin/packages') && status !== 401,
    )
    expect(answered.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST']))
    expect(answered.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('somebody else cannot go on in it', async ({ page, testConsole }) => {
    testConsole.server.lift()
    const dialog = sessionDialog(page)
    await expect(dialog.getByLabel('Email or phone')).toHaveAttribute('readonly')
    await dialog.getByLabel('Email or phone').evaluate((element: HTMLInputElement, identifier) => {
      element.value = identifier
    }, editor.identifier)
    await dialog.getByLabel('Password').fill(editor.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Leave this screen to sign in with it.')
    await expect(dialog).toBeVisible()
  })

  test('leaving instead ends in the sign-in screen, which leads back', async ({ page, testConsole }) => {
    testConsole.server.lift()
    await sessionDialog(page).getByRole('button', { name: 'Leave this screen' }).click()
    await expect(signInHeading(page)).toBeVisible()
    await expect(page).toHaveURL(/\/signin\?redirect=%2Fpackages%2F/)
    expect(await readStorage(page)).not.toContain(staff.identifier)
    await signInByForm(page)
    await expect(openFrame(page).heading('Packages')).toBeVisible()
  })
})
