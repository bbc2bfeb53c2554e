import { test as base, expect, type Page } from '@playwright/test'
import { fillByKeys } from './browsers/fill-by-keys.ts'
import {
  type Complaints,
  collectComplaints,
  failedToLoad,
  faultComplaints,
  routeError,
} from './complaints.ts'
import { signIn } from './console/sign-in.ts'
import { startTestConsole, type TestConsole } from './console/start-test-console.ts'
import { startTelemetrySinks, type TelemetrySinks } from './sinks/start-telemetry-sinks.ts'
import type { View } from './view.ts'

type TestFixtures = {
  /**
   * Fails the test for every console error, warning, exception, unhandled rejection and CSP violation that it does not
   * allow.
   */
  complaints: Complaints
  /** Takes the network away, which also aborts pending requests. */
  goOffline(): Promise<void>
  signIn(page: Page): Promise<void>
  /** May be called any number of times on a page; views do not interfere with each other. */
  openView(view: View): Promise<void>
  /** Starts a console for this test, closed once no page can send it requests. */
  startConsole: typeof startTestConsole
}
/**
 * All worker fixtures are here: another one in a file would make Playwright start another worker, with everything it
 * loads.
 */
type WorkerFixtures = {
  /** One console for all tests of a worker; its faults and its log are reset before each test. */
  testConsole: TestConsole
  /** A console whose logs and analytics go to a recording server. */
  telemetryConsole: { console: TestConsole; sinks: TelemetrySinks }
}

/** Milliseconds: a console with its database starts in two seconds, on a busy machine in a minute. */
export const startTimeout = 240_000

export const test = base.extend<TestFixtures, WorkerFixtures>({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const testConsole = await startTestConsole()
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  telemetryConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const sinks = await startTelemetrySinks()
      const console = await startTestConsole('memory', sinks.config)
      await use({ console, sinks })
      await console.close()
      await sinks.close()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  baseURL: async ({ testConsole }, use) => {
    testConsole.server.reset()
    await use(testConsole.url)
  },
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') fillByKeys(page)
    await use(page)
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
  openView: async ({ page, context, testConsole, complaints, goOffline, signIn }, use) => {
    const { url, server } = testConsole
    await use(async (view) => {
      complaints.allow(...faultComplaints, routeError, /ChunkLoadError/)
      server.lift()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await view({ page, url, server, goOffline, signIn: () => signIn(page) })
    })
  },
  startConsole: async ({ context }, use) => {
    const started: TestConsole[] = []
    await use(async (...given) => {
      const testConsole = await startTestConsole(...given)
      started.push(testConsole)
      return testConsole
    })
    // Pending requests would be refused, and the browser would complain.
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all(started.map((testConsole) => testConsole.close()))
  },
})
