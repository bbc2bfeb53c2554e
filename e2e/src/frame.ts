import { expect, type Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }

/** The frame around the screens, as a person works it. */
export function openFrame(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  async function openAccountMenu() {
    await page.getByRole('button', { name: /^Account/ }).click()
    return page.getByRole('menu', { name: 'Account' })
  }
  return {
    palette,
    query: palette.getByRole('combobox'),
    options: palette.getByRole('option'),
    drawer: page.getByRole('dialog', { name: 'Menu' }),
    heading: (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name }),
    breadcrumbs: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    async openPalette() {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused()
    },
    openAccountMenu,
    async signOut() {
      const menu = await openAccountMenu()
      await menu.getByRole('menuitem', { name: 'Sign out' }).click()
    },
  }
}
