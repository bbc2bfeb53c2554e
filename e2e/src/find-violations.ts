import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wideAndNarrow = [
  [1440, 900],
  [390, 844],
] as const

/** Shows the screen light and dark, at each size, and calls `see` in each state; restores its own size afterwards. */
export async function inEveryLook(
  page: Page,
  see: (look: string) => Promise<void>,
  sizes: readonly (readonly [width: number, height: number])[] = wideAndNarrow,
): Promise<void> {
  const own = page.viewportSize()
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await see(`${width} ${colorScheme}`)
    }
  }
  if (own !== null) await page.setViewportSize(own)
}

type Scope = {
  rules?: string[] | undefined
  /** With touch, targets need 24 px or as much spacing (WCAG 2.2), which axe skips by default. */
  isTouched?: boolean
}

/** Axe violations of the current state once it has settled; limited to `rules` if given. */
export async function findViolationsNow(
  page: Page,
  { rules, isTouched = false }: Scope = {},
): Promise<string[]> {
  await settle(page)
  // Axe is over a megabyte, and injecting it takes longer than running some of its rules.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without legacy mode axe opens a page per run to merge the results of cross-origin frames; there are none.
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: isTouched } } })
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html} ${failureSummary}`),
  )
}

/** Components apply a theme shortly after the document does, and overlays fade in. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage)

async function settleInPage() {
  // A headless browser may never be idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
