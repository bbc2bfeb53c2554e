import type { Page } from '@playwright/test'

/** Of an installed clock: the page's time stands still from then on, a minute later, but for what `runFor` lets pass. */
export const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000)
