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

/** What axe finds on the screen that is open, in every look. Dark is light in other colours: only those are looked at. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  await inEveryLook(page, async (look) => {
    const rules = look.endsWith('dark') ? ['color-contrast'] : undefined
    found.push(...(await findViolationsNow(page, { rules })).map((violation) => `${look} ${violation}`))
  })
  return found
}

type Scope = { within?: string; rules?: string[] | undefined }

/** What axe finds on what is shown, once it has come to rest; only inside `within` and by `rules` when they are given. */
export async function findViolationsNow(page: Page, { within, rules }: Scope = {}): Promise<string[]> {
  await settle(page)
  // Its code is over a megabyte, and takes longer to bring in than some of its rules to run.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Its other way opens a page for every look, to put together what frames from elsewhere found; there are none.
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
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
