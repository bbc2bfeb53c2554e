import { expect, type Page } from '@playwright/test'
import { faultComplaints } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { disableCache } from '../src/disable-cache.ts'
import { answerHtml, type Fault } from '../src/faults/fault.ts'
import { collectScripts, findCopies } from '../src/find-libraries.ts'
import { buildWorkshop } from '../src/fixtures/workshop-remote.ts'
import { expectMarkKept, markPage } from '../src/page-mark.ts'
import { test } from '../src/test.ts'

test.describe.configure({ mode: 'default' })

/** Shared by all tests, with a section that uses more than any other. */
let given: TestConsole

test.beforeAll(async () => {
  const [console, workshop] = await Promise.all([startTestConsole(), buildWorkshop()])
  await console.store.publish({ units: [workshop], by: 'e2e', reason: 'Uses more than all others' })
  given = console
})
test.beforeEach(() => given.server.reset())
test.afterAll(() => given.close())

/** The router's error for a screen whose script failed to load. */
const missingChunk = /ChunkLoadError|Loading chunk/

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

test('a component of antd that no other section uses is loaded with the section that does, in the colours of the theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, given.url)
  await page.goto(`${given.url}/packages/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
  expect(asked.filter((path) => path.includes('/async/antd/'))).toEqual([])

  await menuLink(page, 'workshop').click()
  await expect(page.getByRole('heading', { name: 'Parts' })).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const part of [
      'picker-calendar',
      'steps',
      'tree',
      'transfer',
      'color-picker-trigger',
      'upload-wrapper',
    ]) {
      await expectThemed(page, part, theme)
    }
  }
  await page.getByText('Hammer').click()
  await page.locator('.ant-transfer button:enabled').click()
  await expect(page.locator('.ant-transfer-section, .ant-transfer-list').last()).toContainText('Hammer')
  await page.locator('.ant-color-picker-trigger').click()
  await expect(page.locator('.ant-color-picker-panel')).toBeVisible()
})

test('all sections share one router, one query client and one schema library, each loaded once, from the shell', async ({
  page,
}) => {
  const scripts = collectScripts(page)
  await signIn(page, given.url)
  await page.goto(`${given.url}/workshop/router/`)
  await expect(page.getByText('Matches: the workshop and the router')).toBeVisible()
  await expect(page.getByText('Awaited: came later')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Here', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fetcher: saved this')).toBeVisible()

  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Data' })).toBeVisible()
  await expect(page.getByText('List: page 1 of one client: true')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('List: page 2')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('Endless: 1, 2')).toBeVisible()
  await expect(page.getByText('Good: true; bad: mail and at; jitless: true')).toBeVisible()

  for (const [name, heading] of [
    ['workshop', 'Parts'],
    ['Packages', 'Packages'],
  ] as const) {
    await menuLink(page, name).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const copies = await findCopies(scripts)
  expect([...copies.keys()]).toEqual(expect.arrayContaining(['react', 'react-router', 'antd Calendar']))
  for (const [library, files] of copies) {
    expect(files, library).toHaveLength(1)
    expect(files[0], library).toMatch(/^\/shell\//)
  }
})

test('a shared component that cannot be loaded breaks only its section, and Retry loads it', async ({
  page,
  complaints,
}) => {
  complaints.allow(...faultComplaints, missingChunk)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const main = page.getByRole('main')
  const report = main.getByRole('region', { name: 'Report' })
  await disableCache(page)
  await signIn(page, given.url)
  const isCalendar = ({ pathname }: URL) => pathname.endsWith('/async/antd/calendar-index-js.js')
  for (const [what, fault] of [
    ['answers 404', answerHtml(404)],
    ['is cut off', { kind: 'reset' }],
  ] satisfies [string, Fault][]) {
    await test.step(what, async () => {
      given.server.fail({ match: isCalendar, fault })
      await page.goto(`${given.url}/workshop/`)
      await expect(report).toContainText('Workshop (workshop)')
      await main.getByRole('button', { name: 'Retry' }).click()
      await expect(report).toContainText('Workshop (workshop)')
      await menuLink(page, 'Packages').click()
      await expect(heading('Packages')).toBeVisible()
      await page.goBack()
      await expect(report).toContainText('Workshop (workshop)')
      await markPage(page)
      given.server.lift()
      await main.getByRole('button', { name: 'Retry' }).click()
      await expect(heading('Parts')).toBeVisible()
      await expect(page.locator('.ant-picker-calendar')).toBeVisible()
      await expectMarkKept(page)
    })
  }
  // A file that fails once is silently requested again.
  given.server.fail({
    match: isCalendar,
    fault: { kind: 'reset' },
    times: 1,
  })
  await page.goto(`${given.url}/workshop/`)
  await expect(heading('Parts')).toBeVisible()
})

/** A component that uses theme tokens has the theme's text colour. */
async function expectThemed(page: Page, part: string, theme: 'light' | 'dark') {
  const isDark = () =>
    page
      .locator(`.ant-${part}`)
      .first()
      .evaluate((element) => {
        const [red] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
        return red !== undefined && red > 128
      })
  await expect.poll(isDark, `${part} has the text of the theme ${theme}`).toBe(theme === 'dark')
}
