import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReleaseStore } from '@console/delivery/release-store'
import { startNginx } from '@console/delivery/testing/start-nginx'
import { nginxPath } from '@console/node-server/testing/find-programs'
import { expect } from '@playwright/test'
import { refusedBy } from '../src/complaints.ts'
import { listBuiltUnits } from '../src/console/built-units.ts'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix, startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { expectGuarded, recordAnswers } from '../src/guarded-answers.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { expectSection, openFromMenu, sections } from '../src/sections.ts'
import { test as base } from '../src/test.ts'

/** The console as nginx serves it, with the shipped configuration; the API is the one of a console of the test's own. */
const test = base.extend<object, { behind: { url: string } }>({
  behind: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'console-behind-nginx-'))
      const backend: TestConsole = await startTestConsole()
      const store = openReleaseStore(join(dir, 'site'))
      await store.publish({ units: listBuiltUnits(), by: 'e2e', reason: 'Behind nginx' })
      const config = { apiBaseUrl: '', apiPathPrefix }
      const nginx = await startNginx({
        siteDir: store.dir,
        config,
        apiPorts: [Number(new URL(backend.url).port)],
      })
      await use(nginx)
      await nginx.close()
      await backend.close()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ behind }, use) => use(behind.url),
})

// Where there is no nginx, the check says that these are left out.
if (nginxPath !== undefined) {
  test('behind nginx the document, its files and the API answer with the headers that protect them', async ({
    page,
    behind,
  }) => {
    await signIn(page, behind.url)
    const answers = recordAnswers(page)
    const opened = await page.goto('/packages/')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await opened?.text()).not.toContain('__csp_nonce__')
    expectGuarded(answers, /[0-9a-f]{32}/)
    expect(answers[0]?.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-encoding': 'gzip',
    })
  })

  test('behind nginx no two documents share a nonce, and no attribute of the page shows it', async ({
    page,
  }) => {
    const nonces: string[] = []
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await page.goto(`/signin?visit=${visit}`)
      nonces.push(/'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      expect(await page.locator('html').evaluate((html) => html.outerHTML)).not.toContain(nonces.at(-1))
    }
    expect(new Set(nonces).size).toBe(3)
  })

  test('behind nginx every section opens and a package is made and deleted, and nothing violates the policy', async ({
    page,
    behind,
  }) => {
    await signIn(page, behind.url)
    await page.goto('/')
    for (const section of sections) {
      await openFromMenu(page, section)
      await expectSection(page, section)
    }
    await page.goto('/packages/')
    const screen = openPackageScreen(page)
    await screen.create({ name: 'Behind nginx', coins: '10', gems: '1', price: '2' })
    await expect(screen.row('Behind nginx')).toBeVisible()
    await screen.remove('Behind nginx')
    await expect(screen.row('Behind nginx')).toHaveCount(0)
  })

  test('behind nginx an inline script and a style that found their way into the document do nothing', async ({
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
    await page.goto('/signin')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    for (const directive of ['script-src-elem', 'style-src-elem']) {
      await expect
        .poll(() => complaints.listUnexpected())
        .toContainEqual(expect.stringMatching(new RegExp(`^violation: ${directive} `)))
      complaints.allow(...refusedBy(directive))
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-attacked')
  })
}
