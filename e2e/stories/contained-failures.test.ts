import { expect, type Page } from '@playwright/test'
import { signIn, submitSignIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { chaosTag, cross } from '../src/faults/cross.ts'
import { openFrame } from '../src/frame.ts'
import { buildThrower, momentKey, throwerPath } from '../src/inventions/thrower.ts'
import { test as base } from '../src/test.ts'

/** Moments that end at the error view of the remote. */
const fatal = [
  'module',
  'routes',
  'routes: a promise',
  'routes: nothing',
  'routes: no route',
  'routes: the page of another',
  'routes: the start page',
  'routes: everything',
  'routes: one name twice',
  'routes: a child elsewhere',
  'lazy',
  'module of the screen',
  'middleware',
  'loader',
  'loader: text',
  'action',
  'action: text',
  'render',
  'layout effect',
  'effect',
  'no component',
  'an object for a child',
  'own boundary',
]

/** Of routes that are refused, `remote-loader.test.ts` of the shell proves every kind; `pnpm check chaos` opens them as well. */
const provenByLoader = new Set([
  'routes: a promise',
  'routes: nothing',
  'routes: no route',
  'routes: the start page',
  'routes: everything',
  'routes: one name twice',
  'routes: a child elsewhere',
])

/** Moments at which nothing of the screen is lost. */
const harmless = [
  'routes: the name of the frame',
  'title',
  'title of another kind',
  'parents of another kind',
  'commands',
  'shouldRevalidate',
  'blocker',
  'timer',
  'rejection',
  'rejection: text',
  'event handler',
  'leaving',
]

const test = base.extend<object, { throwing: TestConsole }>({
  throwing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const [console, thrower] = await Promise.all([startTestConsole(), buildThrower()])
      await console.store.publish({ units: [thrower], by: 'e2e', reason: 'Throws' })
      await use(console)
      await Promise.all([console.close(), thrower.remove()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const followMenu = (page: Page, name: string) =>
  menuOf(page)
    .getByRole('link', { name: new RegExp(`^${name}(,|$)`) })
    .click()

async function openDashboard(page: Page) {
  await followMenu(page, 'Dashboard')
  await expect(openFrame(page).heading('Dashboard')).toBeVisible()
}

type Way = [name: string, arrive: (page: Page, url: string) => Promise<unknown>]

/** Every way that leads to a screen from a page that works. */
const ways: readonly Way[] = [
  ['its address', (page, url) => page.goto(`${url}${throwerPath}`)],
  [
    'a reload',
    async (page, url) => {
      await page.goto(`${url}${throwerPath}`)
      await page.reload()
    },
  ],
  [
    'the menu',
    async (page, url) => {
      await page.goto(url)
      await openDashboard(page)
      await followMenu(page, 'Thrower')
    },
  ],
  [
    'the back button',
    async (page, url) => {
      await page.goto(`${url}${throwerPath}`)
      await openDashboard(page)
      await page.goBack()
    },
  ],
  [
    'the palette',
    async (page, url) => {
      await page.goto(url)
      await openDashboard(page)
      const { openPalette, query } = openFrame(page)
      await openPalette()
      await query.fill('Thrower')
      await page.keyboard.press('Enter')
    },
  ],
  [
    'signing in',
    async (page, url) => {
      await page.context().setStorageState({ cookies: [], origins: [] })
      await page.goto(`${url}${throwerPath}`)
      await submitSignIn(page)
    },
  ],
]

const reportOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Report' })

async function openWith(page: Page, { url }: TestConsole, moment: string) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [momentKey, moment] as const)
  await signIn(page, url)
}

async function expectOthersUnharmed(page: Page) {
  await followMenu(page, 'Coupons')
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
  await openDashboard(page)
}

for (const { row: moment, column, tag } of cross(fatal, ways)) {
  const [way, arrive] = column
  test(`what a remote throws ends at its own error view, whichever way leads there: ${moment}, by ${way}`, {
    tag: provenByLoader.has(moment) ? chaosTag : tag,
  }, async ({ page, throwing, complaints }) => {
    complaints.allow(/./)
    await openWith(page, throwing, moment)
    await arrive(page, throwing.url)
    await expect(reportOf(page)).toContainText('Thrower (thrower)')
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByText('taken', { exact: true })).toHaveCount(0)
    await expectOthersUnharmed(page)
  })
}

for (const { row: moment, column, tag } of cross(harmless, ways)) {
  const [way, arrive] = column
  test(`what a remote throws beside its screen leaves screen and frame as they are: ${moment}, by ${way}`, {
    tag,
  }, async ({ page, throwing, complaints }) => {
    complaints.allow(/./)
    await openWith(page, throwing, moment)
    await arrive(page, throwing.url)
    await expect(openFrame(page).heading('Thrower')).toBeVisible()
    await page.getByRole('button', { name: 'Press' }).click()
    await expect(openFrame(page).heading('Thrower')).toBeVisible()
    await expectOthersUnharmed(page)
  })
}

test('a failure of a section is copied with everything its team asks for, and nothing else', async ({
  page,
  throwing,
  complaints,
}) => {
  complaints.allow(/./)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = (await throwing.store.readCurrent())?.release
  const version = release?.remotes.find(({ name }) => name === 'thrower')?.version
  const cases = [
    { moment: 'render', message: 'thrown: render' },
    { moment: 'routes', message: `thrower@${version} broken: thrown: routes` },
    {
      moment: 'routes: the page of another',
      message: `thrower@${version} invalid: routes()[1] matches /coupons, outside of /thrower/`,
    },
  ]
  for (const { moment, message } of cases) {
    await openWith(page, throwing, moment)
    await page.goto(`${throwing.url}${throwerPath}?person=mina`)
    await page.getByRole('button', { name: 'Copy for the Invented team' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'Section: Thrower (thrower)',
        'Team: Invented',
        `Version: ${version}`,
        `Release: ${release?.id}`,
        `Route: ${throwerPath}`,
        `Message: ${message}`,
      ].join('\n'),
    )
  }
})
