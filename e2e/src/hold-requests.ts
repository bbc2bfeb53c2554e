import type { Page } from '@playwright/test'

/** Keeps every request that matches waiting until `release` is called: a slow line, as slow as the test needs it. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // The page may have gone on without it.
    await route.continue().catch(() => undefined)
  })
  return { release: () => resolve() }
}
