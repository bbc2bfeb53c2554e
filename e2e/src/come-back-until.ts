import { expect, type Page } from '@playwright/test'

/** As a person who comes back to the tab; the page looks for another release once it has had time to. */
export const comeBackUntil = (page: Page, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await check()
  }).toPass()
