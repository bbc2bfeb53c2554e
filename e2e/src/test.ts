import { test as base, expect, type Page } from '@playwright/test'
import { type Complaints, collectComplaints, failedToLoad } from './complaints.ts'
import { signIn } from './console/sign-in.ts'
import { startTestConsole, type TestConsole } from './console/start-test-console.ts'

type TestFixtures = {
  /**
   * Fails the test for every console error, warning, exception, unhandled rejection and violation of the security policy
   * it does not allow.
   */
  complaints: Complaints
  /** Takes the network away, and with it whatever the page was still loading. */
  goOffline(): Promise<void>
  signIn(page: Page): Promise<void>
  /** A console of the test's own, which ends once no page can ask it for anything any more. */
  startConsole: typeof startTestConsole
}
type WorkerFixtures = {
  /** One console for all tests of a worker; its faults are lifted and its log is empty when a test starts. */
  testConsole: TestConsole
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const testConsole = await startTestConsole()
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ testConsole }, use) => {
    testConsole.server.reset()
    await use(testConsole.url)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = await collectComplaints(context)
      await use(complaints)
      expect(complaints.listUnexpected(), 'Unexpected complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  goOffline: async ({ context, complaints }, use) => {
    await use(async () => {
      complaints.allow(failedToLoad)
      await context.setOffline(true)
    })
  },
  signIn: async ({ testConsole }, use) => {
    await use((page) => signIn(page, testConsole.url))
  },
  startConsole: async ({ context }, use) => {
    const started: TestConsole[] = []
    await use(async (...given) => {
      const testConsole = await startTestConsole(...given)
      started.push(testConsole)
      return testConsole
    })
    // What a page was still loading would be refused, and the browser complain of it.
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all(started.map((testConsole) => testConsole.close()))
  },
})
