import type { Locator, Page } from '@playwright/test'

/** The toasts' region. Its code is loaded after the first screen, by timers that a stopped clock would block. */
export const noticeArea = (page: Page): Locator => page.getByRole('region', { name: 'Notifications alt+T' })
