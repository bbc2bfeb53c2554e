import { startNginx } from '@console/delivery/testing/start-nginx'
import { nginxPath } from '@console/node-server/testing/find-programs'
import { expect } from '@playwright/test'
import { refusedBy } from '../src/complaints.ts'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix, startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { expectGuarded, recordAnswers } from '../src/guarded-answers.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test as base } from '../src/test.ts'

/** The console as nginx serves it, with the shipped configuration; the API is the one of a console of the test's own. */
let backend: TestConsole
let behind = { url: 'http://localhost', close: async () => undefined as unknown }

const test = base.extend<object>({
  // Also read for `beforeAll`, before it is known.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(behind.url),
})

test.describe.configure({ mode: 'default' })

// Where there is no nginx, the check says that these are left out.
if (nginxPath !== undefined) {
  test.beforeAll(async () => {
    backend = await startTestConsole()
    behind = await startNginx({
      siteDir: backend.store.dir,
      config: { apiBaseUrl: '', apiPathPrefix },
      apiPorts: [Number(new URL(backend.url).port)],
    })
  })
  test.afterAll(async () => {
    await behind.close()
    await backend.close()
  })

  // proves T11
  test('behind nginx every section opens and a package is made and deleted, nothing violates the policy, and every answer has the headers that protect it', async ({
    page,
  }) => {
    await signIn(page, behind.url)
    const answers = recordAnswers(page)
    const opened = await page.goto('/packages/')
    expect(await opened?.text()).not.toContain('__csp_nonce__')
    const screen = openPackageScreen(page)
    await screen.create({ name: 'Behind nginx', coins: '10', gems: '1', price: '2' })
    await expect(screen.row('Behind nginx')).toBeVisible()
    await screen.remove('Behind nginx')
    await expect(screen.row('Behind nginx')).toHaveCount(0)
    for (const section of sections) await openFromMenu(page, section)
    expectGuarded(answers, /[0-9a-f]{32}/)
    expect(answers[0]?.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-encoding': 'gzip',
    })
  })

  // proves T1
  test('behind nginx no two documents share a nonce, no attribute of the page shows it, and an inline script and a style that found their way into the document do nothing', async ({
    page,
    complaints,
  }) => {
    const attack = `document.documentElement.dataset.attacked = 'yes'`
    await page.route(/\/signin$/, async (route) => {
      const response = await route.fetch()
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers()
      const markup = `<script nonce="__csp_nonce__">${attack}</script><style>html{display:none}</style>`
      await route.fulfill({ headers, body: (await response.text()).replace('</body>', `${markup}</body>`) })
    })
    const nonces: string[] = []
    for (const address of ['/signin?visit=1', '/signin']) {
      const response = await page.goto(address)
      const nonce = /'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? ''
      expect(nonce).not.toBe('')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toContain(nonce)
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(2)
    for (const directive of ['script-src-elem', 'style-src-elem']) {
      await expect
        .poll(() => complaints.listUnexpected())
        .toContainEqual(expect.stringMatching(new RegExp(`^violation: ${directive} `)))
      complaints.allow(...refusedBy(directive))
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked')
  })
}
