import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Shows the screen light and dark, wide and narrow, and has `see` look at each. */
export async function inEveryLook(page: Page, see: (look: string) => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await see(`${width} ${colorScheme}`)
    }
  }
}

/** What axe finds on the screen that is open, in every look. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await inEveryLook(page, async (look) => {
    found.push(...(await findViolationsNow(page)).map((violation) => `${look} ${violation}`))
  })
  return found
}

/** What axe finds on what is shown, once it has come to rest; only inside `within` when that is given. */
export async function findViolationsNow(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(settle)
  const axe = new AxeBuilder({ page })
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html} ${failureSummary}`),
  )
}

/** Runs in the page: the components take on a theme a moment after the document, and what opens fades in. */
async function settle() {
  // A headless browser may have no frame to be idle after.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
