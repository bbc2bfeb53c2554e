import { expect, type Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { buildNotes, notesPath } from '../src/fixtures/notes.ts'
import { openFrame } from '../src/frame.ts'
import { holdRequests } from '../src/hold-requests.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { startTimeout, test } from '../src/test.ts'

const made = { by: 'e2e', reason: 'Another version' }
const off = { remote: 'notes', by: 'e2e', reason: 'it shows the notes of others' }

test.describe.configure({ mode: 'default' })

/** Shared by all tests, with the released notes; the last test removes a section. */
let console: TestConsole

test.beforeAll(async () => {
  test.setTimeout(startTimeout)
  const [started, notes] = await Promise.all([startTestConsole(), buildNotes('Notes')])
  console = started
  await console.store.publish({ units: [notes], ...made })
})
test.beforeEach(() => console.server.reset())
test.afterAll(() => console.close())

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

async function open(page: Page, { url }: TestConsole, path: string) {
  await page.clock.install()
  await signIn(page, url)
  await page.goto(`${url}${path}`)
}

/** Advances the clock past the next release check, while the tab is visible. */
const checkRelease = (page: Page) => page.clock.fastForward(25_000)

/** A release check costs a response without a body until the release changes. */
async function expectCheapLooks(page: Page) {
  const looks = new Set<string>()
  const answers: { status: number; size: number }[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('/releases/current.json')) looks.add(requestId)
  })
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headersText = '' }) => {
    if (looks.has(requestId)) answers.push({ status: statusCode, size: headersText.length })
  })
  // A check starts once the previous one was answered, which takes real time.
  const lookAgain = async () => {
    await page.clock.fastForward(20_000)
    return answers.length
  }
  await expect.poll(lookAgain).toBeGreaterThanOrEqual(2)
  const last = answers.at(-1)
  expect(last?.status).toBe(304)
  expect(last?.size, 'Headers of an answer without a body').toBeLessThan(1000)
}

test('switching a section off and on reaches open tabs with their next look at the release, loads nothing of it meanwhile and takes nothing that was typed', {
  tag: '@gate',
}, async ({ page }) => {
  await console.store.disable(off)
  await open(page, console, notesPath)
  await expect(openFrame(page).heading('“Notes” is switched off')).toBeVisible()
  expect(console.server.requests.filter(({ path }) => path.startsWith('/remotes/notes/'))).toEqual([])
  await console.store.enable({ remote: 'notes', ...made })
  await checkRelease(page)
  await expect(openFrame(page).heading('Notes')).toBeVisible()

  await page.getByLabel('Text').fill('half a thought')
  await markPage(page)
  await console.store.disable(off)
  await checkRelease(page)
  await expect(page.getByText('“Notes” was switched off: it shows the notes of others.')).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue('half a thought')
  await expect(page.getByText('A new version of the console is ready')).toHaveCount(0)

  await menuLink(page, 'Coupons').click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await menuLink(page, 'Notes, switched off').click()
  await expect(openFrame(page).heading('“Notes” is switched off')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('it shows the notes of others')
  await page.goBack()
  await page.goForward()
  await expect(openFrame(page).heading('“Notes” is switched off')).toBeVisible()

  await console.store.enable({ remote: 'notes', ...made })
  await checkRelease(page)
  await expect(openFrame(page).heading('Notes')).toBeVisible()
  await expect(menuLink(page, 'Notes')).toBeVisible()
  await expectMarkKept(page)
  await expectCheapLooks(page)
})

test('after a rollback Retry brings the earlier version of the failed section into an open tab, and changes nothing else', async ({
  page,
  complaints,
}) => {
  complaints.allow(/thrown/, ...faultComplaints)
  const broken = await buildNotes('Broken notes', `throw new Error('thrown: by a bad release')`)
  const good = (await console.store.readCurrent())?.release
  await console.store.publish({ units: [broken], ...made })
  await open(page, console, notesPath)
  const report = page.getByRole('region', { name: 'Report' })
  await expect(report).toContainText('thrown: by a bad release')
  await markPage(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(report).toContainText('thrown: by a bad release')

  await console.store.rollback(made)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(openFrame(page).heading('Notes')).toBeVisible()
  await expectMarkKept(page)
  const padding = page.getByLabel('Text').locator('xpath=ancestor::div[1]')
  await expect(padding).toHaveCSS('padding-left', '5px')
  const styles = page.locator('link[rel=stylesheet][href*="/remotes/notes/"]')
  await expect(styles, 'Styles of one version alone').toHaveCount(1)

  await menuLink(page, 'Coupons').click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await menuLink(page, 'Notes').click()
  await expect(openFrame(page).heading('Notes')).toBeVisible()
  const account = await openFrame(page).openAccountMenu()
  await account.getByRole('menuitem', { name: 'About this console' }).click()
  await expect(page.getByRole('dialog', { name: 'About this console' })).toContainText(
    `of release ${good?.id}`,
  )

  // Retry does not bring back somebody who navigated away meanwhile.
  await console.store.publish({ units: [broken], ...made })
  await page.goto(`${console.url}${notesPath}`)
  await expect(report).toContainText('thrown: by a bad release')
  await console.store.rollback(made)
  const pointer = await holdRequests(page, /\/releases\/current\.json$/)
  const asked = page.waitForRequest(/\/releases\/current\.json$/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await asked
  await menuLink(page, 'Coupons').click()
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  const answered = page.waitForResponse(/\/releases\/current\.json$/)
  pointer.release()
  await answered
  await page.clock.runFor(3000)
  await openFrame(page).openAccountMenu()
  await page.clock.runFor(3000)
  expect(new URL(page.url()).pathname).toBe('/coupons/')
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
})

test('the address of a remote that moved redirects to its new place with search and hash, by address, Back and palette', async ({
  page,
}) => {
  // Others link to content and mocks, which stay.
  const add = ['/packages/', '/coupons/'].map((from) => ({ from, to: notesPath }))
  await open(page, console, '/packages/')
  await expect(openFrame(page).heading('Packages')).toBeVisible()
  await console.store.remove({ remote: 'commerce', redirects: { add }, ...made })
  await page.goto(`${console.url}/packages/nested/item/john.smith?page=2#part`)
  await expect(openFrame(page).heading('Notes')).toBeVisible()
  await expect(page).toHaveURL(`${console.url}/notes/nested/item/john.smith?page=2#part`)

  await page.evaluate(() => {
    history.pushState(null, '', '/')
    history.pushState(null, '', '/packages/?page=3#end')
    history.pushState(null, '', '/mocks/reading/')
  })
  await page.goBack()
  await expect(page).toHaveURL(`${console.url}/notes/?page=3#end`)
  await page.goBack()
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
  const { openPalette, query, options } = openFrame(page)
  await openPalette()
  await query.fill('Packages')
  await options.first().click()
  await expect(page).toHaveURL(`${console.url}/notes/`)
})
