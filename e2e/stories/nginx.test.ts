import { startNginx } from '@console/delivery/testing/start-nginx'
import { nginxPath } from '@console/node-server/testing/find-programs'
import { expect } from '@playwright/test'
import { signIn } from '../src/console/sign-in.ts'
import { apiPathPrefix, startTestConsole, type TestConsole } from '../src/console/start-test-console.ts'
import { expectGuarded, recordAnswers } from '../src/guarded-answers.ts'
import { openPackageScreen } from '../src/package-screen.ts'
import { openFromMenu, sections } from '../src/sections.ts'
import { test as base } from '../src/test.ts'

/** The console served by nginx with the shipped configuration; the API belongs to a console of this test. */
let backend: TestConsole
let behind = { url: 'http://localhost', close: async () => undefined as unknown }

const test = base.extend<object>({
  // Also read for `beforeAll`, before it is known.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(behind.url),
})

test.describe.configure({ mode: 'default' })

// The check reports these as skipped if nginx is not installed.
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
  test('behind nginx every section opens, a package is created and deleted, nothing violates the policy, and every answer has the security headers', {
    tag: '@gate',
  }, async ({ page }) => {
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
}
