import type { Locator, Page } from '@playwright/test'

/** Where notices come to stand. Its code comes after the first screen, by timers that a stopped clock would hold up. */
export const noticeArea = (page: Page): Locator => page.getByRole('region', { name: 'Notifications alt+T' })
