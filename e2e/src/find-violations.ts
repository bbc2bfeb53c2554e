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
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations) {
        for (const { html, failureSummary } of nodes)
          found.push(`${width} ${colorScheme} ${id}: ${html} ${failureSummary}`)
      }
    }
  }
  return found
}
