import type { BrowserContext, Page } from '@playwright/test'
import { apiPathPrefix } from './console/start-test-console.ts'

type Matches = (url: URL, method: string) => boolean

/** Keeps every request that matches waiting until `release` is called: a slow line, as slow as the test needs it. */
export async function holdRequests(
  page: Page,
  pattern: RegExp | ((url: URL) => boolean),
): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // The page may have gone on without it.
    await route.continue().catch(() => undefined)
  })
  return { release: () => resolve() }
}

/**
 * Keeps every call of the API that matches waiting until `letThrough` has let so many go on, in the order they came; `hold` takes
 * back what was let through and did not come.
 */
export async function meterRequests(
  page: Page | BrowserContext,
  matches: Matches,
): Promise<{ letThrough(count: number): void; hold(): void }> {
  const waiting: (() => void)[] = []
  let free = 0
  await page.route(
    ({ pathname }) => pathname.startsWith(apiPathPrefix),
    async (route) => {
      const request = route.request()
      if (!matches(new URL(request.url()), request.method())) return route.fallback()
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      // The page may have gone on without it.
      await route.fallback().catch(() => undefined)
    },
  )
  return {
    letThrough(count) {
      const next = waiting.splice(0, count)
      free += count - next.length
      for (const resolve of next) resolve()
    },
    hold: () => {
      free = 0
    },
  }
}
