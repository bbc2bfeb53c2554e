import type { Locator, Page } from '@playwright/test'

/** Over WebDriver BiDi Playwright sets a field's value in a way that React does not notice; so all pages of a run type it. */
export function fillByKeys(page: Page): void {
  const locator: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  locator.fill = async function fill(this: Locator, value) {
    await this.selectText()
    if (value === '') await this.press('Delete')
    else await this.pressSequentially(value)
  }
}
