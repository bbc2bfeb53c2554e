import type { Page } from '@playwright/test'
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

/** What the frame brings once nothing else is going on: signed in, the way to help is the last of it. */
export async function waitForFrame(page: Page): Promise<void> {
  if ((await page.getByRole('navigation', { name: 'Main', includeHidden: true }).count()) === 0) return
  await page.getByRole('button', { name: 'Help', exact: true, includeHidden: true }).waitFor()
}

/** "the-package-list-1440-light.png" */
export const toPictureName = (view: string, look: string): string =>
  `${`${view} ${look}`.toLowerCase().replaceAll(' ', '-')}.png`
