import { expect, type Page } from '@playwright/test'

/** DESIGN §4: milliseconds from opening a path to the error of its remote. */
const errorWithin = 8000

/** The error of a remote that cannot be loaded, by its title. */
export function findUnavailable(page: Page, title: string) {
  const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) })
  const retry = error.getByRole('button', { name: 'Retry' })
  return {
    /** `openedAt` is the time the path was asked for, in milliseconds since the epoch. */
    expectShownInTime: (openedAt: number) =>
      expect(retry).toBeVisible({ timeout: Math.max(1, openedAt + errorWithin - Date.now()) }),
    expectShown: () => expect(retry).toBeVisible(),
    retry: () => retry.click(),
  }
}
