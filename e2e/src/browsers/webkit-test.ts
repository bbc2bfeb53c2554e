import { test as base } from '@playwright/test'
import { staff } from '../console/sign-in.ts'
import { startTestConsole, type TestConsole } from '../console/start-test-console.ts'
import { startWebKit } from './start-webkit.ts'
import { openWebKitPage, type WebKitPage } from './webkit-page.ts'

type Fixtures = {
  webkit: WebKitPage
  /** Opens the path through the sign-in screen. */
  signInTo(path: string): Promise<void>
}

export const test = base.extend<Fixtures, { testConsole: TestConsole }>({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const testConsole = await startTestConsole()
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  webkit: async ({ testConsole }, use) => {
    testConsole.server.reset()
    const { driver, close } = await startWebKit()
    await use(openWebKitPage(driver, testConsole.url))
    await close()
  },
  signInTo: async ({ webkit }, use) => {
    await use(async (path) => {
      await webkit.goto(`/signin?redirect=${encodeURIComponent(path)}`)
      await webkit.fill('Email or phone', staff.identifier)
      await webkit.fill('Password', staff.password)
      await webkit.press('button', 'Sign in')
    })
  },
})
