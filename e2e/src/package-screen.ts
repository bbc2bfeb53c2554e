import type { Page } from '@playwright/test'
import { clickMenuItem } from './menu-item.ts'

export type PackageText = { name: string; coins: string; gems: string; price: string }

/** Page object for the package list. */
export function openPackageScreen(page: Page) {
  const form = page.getByRole('dialog')
  return {
    row: (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) }),
    async create({ name, coins, gems, price }: PackageText) {
      await page.getByRole('button', { name: 'New package' }).click()
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Coins').fill(coins)
      await form.getByLabel('Gems').fill(gems)
      await form.getByLabel('Price').fill(price)
      await form.getByRole('button', { name: 'Create package' }).click()
    },
    async rename(name: string, newName: string) {
      await page.getByRole('link', { name, exact: true }).click()
      await form.getByLabel('Name').fill(newName)
      await form.getByRole('button', { name: 'Save changes' }).click()
    },
    /** Deleting a published package needs confirmation. */
    async remove(name: string, { isPublished = false } = {}) {
      await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
      await clickMenuItem(page, 'Delete')
      if (isPublished) {
        const question = page.getByRole('dialog', { name: `Delete “${name}”?` })
        await question.getByRole('button', { name: 'Delete' }).click()
      }
      // A toast stays while the pointer is over it.
      await page.mouse.move(0, 0)
    },
    /** The toast of a pending delete. */
    toast: (name: string) => page.getByRole('listitem').filter({ hasText: `“${name}” will be deleted` }),
  }
}
