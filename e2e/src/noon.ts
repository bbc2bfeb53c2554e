import { startTestConsole } from './console/start-test-console.ts'
import { test as base, startTimeout } from './test.ts'

const noon = new Date('2026-06-15T12:00:00Z')

/** Fixes the time of records and browser, so that every screen looks the same on any day. */
export const test = base.extend({
  testConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const testConsole = await startTestConsole('memory', {}, { now: () => noon })
      await use(testConsole)
      await testConsole.close()
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(noon)
    // Dismisses the offer of the tour.
    await page.addInitScript(() => localStorage.setItem('tour:1', 'seen'))
    await use(page)
  },
})
