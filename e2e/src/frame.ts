import { expect, type Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }

/** Page object for the frame around the screens. */
export function openFrame(page: Page) {
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const query = palette.getByRole('combobox')
  async function openPalette() {
    await page.keyboard.press('Control+k')
    await expect(query).toBeFocused()
  }
  /** Does not wait between the keys: the letter must follow G within 1,200 ms. */
  async function goTo(letter: string) {
    const { keyboard } = page
    await Promise.all(['g', letter].flatMap((key) => [keyboard.down(key), keyboard.up(key)]))
  }
  async function openAccountMenu() {
    await page.getByRole('button', { name: /^Account/ }).click()
    return page.getByRole('menu', { name: 'Account' })
  }
  return {
    palette,
    query,
    options: palette.getByRole('option'),
    drawer: page.getByRole('dialog', { name: 'Menu' }),
    heading: (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name }),
    breadcrumbs: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    openPalette,
    goTo,
    openAccountMenu,
    async signOut() {
      const menu = await openAccountMenu()
      await menu.getByRole('menuitem', { name: 'Sign out' }).click()
    },
    /** Works even if an overlay covers the page. */
    async signOutByKeyboard() {
      await openPalette()
      await query.fill('Sign out')
      await page.keyboard.press('Enter')
    },
  }
}
