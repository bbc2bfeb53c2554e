import type { BrowserContext, Page } from '@playwright/test'
import { apiPathPrefix } from './console/start-test-console.ts'

type Matches = (url: URL, method: string) => boolean

/** Delays all matching requests until `release` is called: a slow network under the test's control. */
export async function holdRequests(
  page: Page,
  pattern: RegExp | ((url: URL) => boolean),
): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // The page may have navigated away.
    await route.continue().catch(() => undefined)
  })
  return { release: () => resolve() }
}

/**
 * Delays all matching API calls until `letThrough` releases some, in order of arrival; `hold` withdraws releases that
 * were not used.
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
      // The page may have navigated away.
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
