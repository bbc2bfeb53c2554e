import type { Locator, Page } from '@playwright/test'

/**
 * Over WebDriver BiDi Playwright sets a field's value in a way that React does not notice, so every page of the run
 * types instead.
 */
export function fillByKeys(page: Page): void {
  const locator: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  locator.fill = async function fill(this: Locator, value) {
    await this.selectText()
    if (value === '') await this.press('Delete')
    else if ((await this.getAttribute('type')) === 'date') await this.pressSequentially(orderKeys(value))
    else await this.pressSequentially(value)
  }
}

/** Turns a date such as 2090-01-31 into the keys of an American English date field: month, day, year. */
function orderKeys(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}${date}${year}`
}
