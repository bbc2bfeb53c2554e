import { expect, type Page } from '@playwright/test'

/** DESIGN §4: milliseconds from opening a path to the error of its remote. */
const errorWithin = 8000

/** The error of a remote that cannot be loaded, by its title. */
export function findUnavailable(page: Page, title: string) {
  const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) })
  const retry = error.getByRole('button', { name: 'Retry' })
  return {
    /** Before the page opens: its clock is the test's from then on. */
    watchClock: () => page.clock.install(),
    /** By the page's own clock, from when its frame stands. */
    async expectShownInTime() {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await page.clock.runFor(errorWithin)
      await expect(retry).toBeVisible()
    },
    expectShown: () => expect(retry).toBeVisible(),
    retry: () => retry.click(),
  }
}
