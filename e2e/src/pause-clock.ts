import type { Page } from '@playwright/test'

/** With an installed clock: stops the page's time one minute later; only `runFor` advances it. */
export const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
