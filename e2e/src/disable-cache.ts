import type { Page } from '@playwright/test'

/** The browser asks the server for everything, also for what never changes. */
export async function disableCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}
