import type { Page } from '@playwright/test'

/** Rests on the entry first, as a person does: pressed while its menu unfolds, it is gone from under the release. */
export async function clickMenuItem(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await item.hover()
  await item.click()
}

/** One of what a record's bar has no room for. */
export async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name }).press('Enter')
}
