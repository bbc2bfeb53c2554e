import type { Page } from '@playwright/test'

/** Hovers first, as a person does: an entry pressed while the menu unfolds moves from under the pointer. */
export async function clickMenuItem(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await item.hover()
  await item.click()
}

/** Chooses an entry from the overflow menu of a record's toolbar. */
export async function chooseMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name }).press('Enter')
}
