import { startTestConsole } from './console/start-test-console.ts'
import { test as base, longestStart } from './test.ts'

const noon = new Date('2026-06-15T12:00:00Z')

/** The records and the browser know one time only, so that every screen looks the same on every day. */
export const test = base.extend({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const testConsole = await startTestConsole('memory', {}, { now: () => noon })
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: longestStart },
  ],
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(noon)
    // Staff who know their way: the offer of the tour is gone.
    await page.addInitScript(() => localStorage.setItem('tour:1', 'seen'))
    await use(page)
  },
})
