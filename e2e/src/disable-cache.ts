import type { Page } from '@playwright/test'

/** Makes the browser request everything from the server, even immutable files. */
export async function disableCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}
