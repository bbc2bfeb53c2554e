import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on the screen that is open, light and dark, wide and narrow. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await page.evaluate(settle)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, impact, nodes } of violations) {
        for (const { html, failureSummary } of nodes)
          found.push(`${width} ${colorScheme} ${id} (${impact}): ${html} ${failureSummary}`)
      }
    }
  }
  return found
}

/** Runs in the page: the components take on a theme a moment after the document, and fade into it. */
async function settle() {
  // A headless browser may have no frame to be idle after.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
