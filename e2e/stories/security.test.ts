import { createServer } from 'node:http'
import { pageScript } from '@console/delivery/testing/page-script'
import { expect, type Page } from '@playwright/test'
import { refusedBy } from '../src/complaints.ts'
import { apiPathPrefix } from '../src/console/start-test-console.ts'
import { settle } from '../src/find-violations.ts'
import { openFixtureRemotes } from '../src/fixture-console.ts'
import { overlayBoard } from '../src/fixtures/overlay-board.ts'
import { expectGuarded, recordAnswers } from '../src/guarded-answers.ts'
import { noticeArea } from '../src/notice-area.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { test } from '../src/test.ts'

/** The effect of every payload below. */
const attack = `document.documentElement.dataset.attacked = 'yes'`
const expectUnharmed = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-attacked')

/** Appends markup to the document, as a compromised server would. */
async function injectMarkup(page: Page, markup: string) {
  await page.route(/\/signin$/, async (route) => {
    const response = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
    await route.fulfill({ headers, body: (await response.text()).replace('</body>', `${markup}</body>`) })
  })
}

const expectSignInScreen = (page: Page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()

/** Injected markup, and the directive that blocks it. */
const injected: { markup: string; directive: string }[] = [
  { markup: `<script>${attack}</script>`, directive: 'script-src-elem' },
  { markup: `<img src="data:," onerror="${attack}">`, directive: 'script-src-attr' },
  { markup: `<script src="https://evil.example/shell/a.js"></script>`, directive: 'script-src-elem' },
  { markup: `<script nonce="__csp_nonce__">${attack}</script>`, directive: 'script-src-elem' },
  { markup: `<style>html{display:none}</style>`, directive: 'style-src-elem' },
  { markup: `<iframe src="https://evil.example/"></iframe>`, directive: 'frame-src' },
  { markup: `<base href="https://evil.example/">`, directive: 'base-uri' },
  { markup: `<object data="https://evil.example/"></object>`, directive: 'object-src' },
]

// proves T1, V3.2.3
test('the CSP blocks injected markup, with a new nonce on every load that no attribute reveals', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  await injectMarkup(page, injected.map(({ markup }) => markup).join(''))
  const nonces: string[] = []
  for (const address of ['/signin?visit=1', '/signin']) {
    const response = await page.goto(address)
    const nonce = /'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    expect(nonce).not.toBe('')
    await expectSignInScreen(page)
    expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toContain(nonce)
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(2)
  const expected = Map.groupBy(injected, ({ directive }) => directive)
  for (const [directive, refused] of expected) {
    const listMessages = () =>
      complaints.listUnexpected().filter((line) => line.startsWith(`violation: ${directive} `))
    await expect.poll(() => listMessages().length, directive).toBe(refused.length)
  }
  await expectUnharmed(page)
  complaints.allow(...[...expected.keys()].flatMap((directive) => refusedBy(directive)))
})

// proves T1
test('overlays need no style that the CSP blocks and replace no built-ins, and the page behind them does not scroll', {
  tag: '@gate',
}, async ({ page, telemetryConsole }) => {
  await page.addInitScript({ content: pageScript })
  // With analytics, which receives every address.
  await openFixtureRemotes(page, telemetryConsole.console, [overlayBoard], '/overlays')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const drawer = page.getByRole('dialog', { name: 'A drawer' })
  const modal = page.getByRole('dialog', { name: 'A modal' })
  const readScroll = () => page.evaluate(() => Math.round(scrollY))
  const scroll = async () => {
    // Beside the menu, which scrolls by itself once the tour is offered below it.
    await page.mouse.move(300, 300)
    await page.mouse.wheel(0, 40)
    await settle(page)
  }
  await expect(button('Say it')).toBeVisible()
  await scroll()
  await expect.poll(readScroll).toBe(40)

  await button('Open the drawer').click()
  await drawer.getByRole('combobox', { name: 'Choice' }).click()
  await page.getByTitle('An option').click()
  await drawer.getByRole('textbox', { name: 'Day' }).click()
  await expect(page.locator('.ant-picker-dropdown')).toBeVisible()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('menuitem', { name: 'A menu item' }).click()
  await drawer.getByRole('button', { name: 'Open the popover' }).click()
  await expect(page.getByText('A popover')).toBeVisible()
  await drawer.getByRole('button', { name: 'Under a tooltip' }).hover()
  await expect(page.getByText('A tooltip', { exact: true })).toBeVisible()
  await scroll()
  await drawer.hover()
  await page.mouse.wheel(0, 40)
  await settle(page)
  expect(await readScroll()).toBe(40)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await scroll()
  await expect.poll(readScroll).toBe(80)

  await button('Open the modal').click()
  await expect(modal.getByText('Its text')).toBeVisible()
  await scroll()
  expect(await readScroll()).toBe(80)
  await modal.getByRole('button', { name: 'OK' }).click()
  await expect(modal).toBeHidden()
  await button('Say it').click()
  await expect(noticeArea(page).getByRole('listitem')).toHaveText('Said')
  await scroll()
  await expect.poll(readScroll).toBe(120)
  expect(await page.evaluate(() => Reflect.get(window, '__page').read().patched)).toEqual([])
})

/** Records the order in which the Trusted Types policy is created and the libraries run. */
function recordOrder() {
  const order: string[] = []
  Object.assign(globalThis, { order })
  // zod reads the first, and React DOM calls the second, as soon as they run.
  const hook = { supportsFiber: true, renderers: new Map(), inject: () => order.push('React DOM') }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  let config: unknown
  Object.defineProperty(globalThis, '__zod_globalConfig', {
    get: () => {
      order.push('zod')
      return config
    },
    set: (given) => {
      config = given
    },
  })
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): object }
  }
  const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
  trustedTypes.createPolicy = (name, rules) => {
    order.push('policy')
    return createPolicy(name, rules)
  }
}

// proves B9, T2, V1.3.2
test('text becomes neither markup nor code nor a script’s address, by a Trusted Types policy that is set before any library runs', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(...refusedBy('require-trusted-types-for'), ...refusedBy('script-src'))
  await page.addInitScript(recordOrder)
  await page.goto('/signin')
  await expectSignInScreen(page)
  const order = await page.evaluate(() => (globalThis as unknown as { order: string[] }).order)
  expect([...new Set(order)]).toEqual(['policy', 'zod', 'React DOM'])
  const outcomes = await page.evaluate(
    async ([code, api]) => {
      // Code evaluated by a test may use eval until its first pause.
      await new Promise((resolve) => setTimeout(resolve))
      const script = () => document.createElement('script')
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => {
          document.body.innerHTML = `<img src="data:," onerror="${code}">`
        },
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', `<svg onload="${code}">`),
        'document.write': () => document.write(`<script>${code}</script>`),
        // biome-ignore lint/security/noGlobalEval: the attack under test
        eval: () => globalThis.eval(code),
        // biome-ignore lint/nursery/noImpliedEval: the attack under test
        'new Function': () => new Function(code)(),
        'text of a script': () => {
          script().text = code
        },
        'script of another host': () => {
          script().src = 'https://evil.example/shell/a.js'
        },
        'script from the API': () => {
          script().src = `${api}/packages`
        },
        'script as data': () => {
          script().src = `data:text/javascript,${code}`
        },
        'frame with markup': () => {
          document.createElement('iframe').srcdoc = `<script>${code}</script>`
        },
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return `${name}: let through`
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : 'other'}`
        }
      })
    },
    [attack, apiPathPrefix] as const,
  )
  expect(outcomes).toEqual([
    'innerHTML: TypeError',
    'insertAdjacentHTML: TypeError',
    'document.write: TypeError',
    'eval: EvalError',
    'new Function: EvalError',
    'text of a script: TypeError',
    'script of another host: TypeError',
    'script from the API: TypeError',
    'script as data: TypeError',
    'frame with markup: TypeError',
  ])
  await expectUnharmed(page)
})

// proves B9, T4, T10, V3.2.2, V3.4.5, V3.4.8
test('every answer has the security headers, and markup in a name is shown as text in the list and in the form', async ({
  page,
  signIn,
}) => {
  const name = `<img src="x" onerror="${attack}"><script>${attack}</script>{{7*7}}`
  await signIn(page)
  const answers = recordAnswers(page)
  await page.goto('/packages/')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expectGuarded(answers, /[\w+/=]{24}/)
  const screen = openPackageScreen(page)
  await screen.create({ name, coins: '10', gems: '1', price: '2' })
  await expect(screen.row(name)).toBeVisible()
  await page.reload()
  await expect(screen.row(name)).toBeVisible()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await screen.remove(name)
  await expect(screen.row(name)).toHaveCount(0)
  await expectUnharmed(page)
})

// proves T9, V3.4.6
test('another site cannot show the console in a frame', async ({ page, testConsole, complaints }) => {
  complaints.allow(...refusedBy('frame-ancestors'), /^error: Framing '/)
  const address = `${testConsole.url}/signin`
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<title>Framer</title><iframe src="${address}">`)
  }).listen(0, '127.0.0.1')
  try {
    await expect.poll(() => server.address()).not.toBeNull()
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : undefined
    await page.goto(`http://127.0.0.1:${port}/`)
    await expect(page).toHaveTitle('Framer')
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error://')
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
