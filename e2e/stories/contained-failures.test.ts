import { expect, type Page } from '@playwright/test'
import { signIn, submitSignIn } from '../src/console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { buildThrowingRemote, throwerPath, throwPointsKey } from '../src/fixtures/throwing-remote.ts'
import { openFrame } from '../src/frame.ts'
import { readClipboard } from '../src/read-clipboard.ts'
import { test } from '../src/test.ts'

/**
 * Moments at which the remote's error view replaces its screen. Errors during its start, and every kind of invalid
 * route, are in `remote-loader.test.ts` of the shell.
 */
const fatal = [
  'lazy',
  'module of the screen',
  'middleware',
  'loader',
  'loader: text',
  'action',
  'action: text',
  'layout effect',
  'effect',
  'no component',
  'an object for a child',
  'own boundary',
]

/** Moments at which the screen remains complete. */
const harmless = [
  'routes: the name of the frame',
  'title',
  'title of another kind',
  'parents of another kind',
  'commands',
  'shouldRevalidate',
  'timer',
  'rejection',
  'rejection: text',
  'event handler',
  'leaving',
]

test.describe.configure({ mode: 'default' })

/** Shared by all tests. */
let throwing: TestConsole

test.beforeAll(async () => {
  const [console, thrower] = await Promise.all([startTestConsole(), buildThrowingRemote()])
  await console.store.publish({ units: [thrower], by: 'e2e', reason: 'Throws' })
  throwing = console
})

test.afterAll(() => throwing.close())

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

/** Every way to open a screen from a working page. */
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

async function openWith(page: Page, { url }: TestConsole, ...moments: string[]) {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    throwPointsKey,
    JSON.stringify(moments),
  ] as const)
  await signIn(page, url)
}

async function expectOthersUnharmed(page: Page) {
  await followMenu(page, 'Coupons')
  await expect(openFrame(page).heading('Coupons')).toBeVisible()
}

async function expectReported(page: Page) {
  await expect(reportOf(page)).toContainText('Thrower (thrower)')
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: /^Coupons/ })).toBeVisible()
}

async function expectContained(page: Page) {
  await expectReported(page)
  await expectOthersUnharmed(page)
}

test('a remote that throws while starting or rendering, or has invalid routes, breaks only its own screen', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/./)
  for (const point of ['module', 'routes: no route', 'render']) {
    await test.step(point, async () => {
      await openWith(page, throwing, point)
      await page.goto(`${throwing.url}${throwerPath}`)
      await expectContained(page)
    })
  }
})

test('an error while a screen loads or runs shows its own error view inside the frame', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./)
  for (const point of fatal) {
    await test.step(point, async () => {
      await openWith(page, throwing, point)
      await page.goto(`${throwing.url}${throwerPath}`)
      await expectReported(page)
    })
  }
  await expectOthersUnharmed(page)
})

test('Retry renders a screen again even if it makes no API request', async ({ page, complaints }) => {
  complaints.allow(/./)
  await openWith(page, throwing, 'effect')
  await page.goto(`${throwing.url}${throwerPath}`)
  await expectReported(page)
  await page.evaluate((key) => localStorage.removeItem(key), throwPointsKey)
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(openFrame(page).heading('Thrower')).toBeVisible()
})

test('an error of a remote is contained whichever way leads to its screen', async ({ page, complaints }) => {
  complaints.allow(/./)
  for (const [way, arrive] of ways) {
    await test.step(way, async () => {
      await openWith(page, throwing, 'loader')
      await arrive(page, throwing.url)
      await expectContained(page)
    })
  }
})

test('errors of a remote outside rendering (title, command, timer, rejection, event handler) leave screen and frame intact', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./)
  const messages: string[] = []
  page.on('pageerror', ({ message }) => void messages.push(message))
  page.on('console', (message) => void messages.push(message.text()))
  const others = harmless.filter((point) => !point.startsWith('title'))
  for (const title of ['title', 'title of another kind']) {
    await openWith(page, throwing, title, ...others)
    await page.goto(`${throwing.url}${throwerPath}`)
    await expect(openFrame(page).heading('Thrower')).toBeVisible()
    await page.getByRole('button', { name: 'Press' }).click()
    await expect(openFrame(page).heading('Thrower')).toBeVisible()
    await expectOthersUnharmed(page)
  }
  for (const point of ['timer', 'rejection', 'event handler', 'leaving'])
    await expect
      .poll(() => messages.filter((text) => text.includes(`thrown: ${point}`)), point)
      .not.toEqual([])
})

test('the report of a failed section is copied with team, version, release, route and message, and nothing else', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = (await throwing.store.readCurrent())?.release
  const version = release?.remotes.find(({ name }) => name === 'thrower')?.version
  const cases = [
    { point: 'render', message: 'thrown: render' },
    { point: 'routes', message: `thrower@${version} broken: thrown: routes` },
    {
      point: 'routes: the page of another',
      message: `thrower@${version} invalid: routes()[1] matches /coupons, outside of /thrower/`,
    },
  ]
  for (const { point, message } of cases) {
    await openWith(page, throwing, point)
    await page.goto(`${throwing.url}${throwerPath}?person=mina`)
    await page.getByRole('button', { name: 'Copy for the Invented team' }).click()
    await expect
      .poll(() => readClipboard(page))
      .toBe(
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
