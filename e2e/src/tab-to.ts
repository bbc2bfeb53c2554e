import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus, up to a limit. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let step = 0; step < 300; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`300 times Tab did not reach ${target}`)
}
