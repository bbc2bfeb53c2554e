import { expect, type Page } from '@playwright/test'

/** A screen in the menu; `heading` is the screen's. */
export type Section = { remote: string; path: string; menu: RegExp; heading: RegExp }

/** In menu order. */
export const sections: readonly Section[] = [
  { remote: 'dashboard', path: '/', menu: /^Dashboard/, heading: /^Dashboard$/ },
  { remote: 'commerce', path: '/packages/', menu: /^Packages/, heading: /^Packages$/ },
  { remote: 'commerce', path: '/coupons/', menu: /^Coupons/, heading: /^Coupons$/ },
  { remote: 'content', path: '/grammar/', menu: /^Grammar/, heading: /^Grammar/ },
  { remote: 'mocks', path: '/mocks/writing/', menu: /^Writing/, heading: /^Writing mocks$/ },
]

export const toMenuLink = (page: Page, { menu }: Section) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: menu })

export async function expectSection(page: Page, { heading }: Section) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

export async function openFromMenu(page: Page, section: Section) {
  await toMenuLink(page, section).click()
  await expectSection(page, section)
}
