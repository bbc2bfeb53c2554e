import { expect, type Page } from '@playwright/test'

/** Repeatedly returns to the tab, which triggers a release check, until the assertion holds. */
export const returnToTabUntil = (page: Page, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await check()
  }).toPass()
