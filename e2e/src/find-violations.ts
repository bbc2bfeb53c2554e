import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wideAndNarrow = [
  [1440, 900],
  [390, 844],
] as const

/** Shows the screen light and dark, in each size, and has `see` look at each; it ends in its own size. */
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
  /** By fingers: then targets have 24 pixels, or as much room around them (WCAG 2.2), which axe leaves out by itself. */
  isTouched?: boolean
}

/** What axe finds on what is shown, once it has come to rest; only by `rules` when they are given. */
export async function findViolationsNow(
  page: Page,
  { rules, isTouched = false }: Scope = {},
): Promise<string[]> {
  await settle(page)
  // Its code is over a megabyte, and takes longer to bring in than some of its rules to run.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Its other way opens a page for every look, to put together what frames from elsewhere found; there are none.
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: isTouched } } })
  if (rules !== undefined) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html} ${failureSummary}`),
  )
}

/** The components take on a theme a moment after the document, and what opens fades in. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage)

async function settleInPage() {
  // A headless browser may have no frame to be idle after.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
