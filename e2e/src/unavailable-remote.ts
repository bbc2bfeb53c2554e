import { expect, type Page } from '@playwright/test'
import type { Section } from './sections.ts'

/** DESIGN §4: milliseconds from opening a path to the error of its remote. */
const errorWithin = 8000
/** Milliseconds that pass at once. */
const jump = 500

/** The error of a remote that cannot be loaded, which names the section as the menu does. */
export function findUnavailable(page: Page, { menu }: Pick<Section, 'menu'>) {
  const name = new RegExp(menu.source.replace('^', '^“'))
  const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { name }) })
  const retry = error.getByRole('button', { name: 'Retry' })
  return {
    /** Before the page opens: its clock is the test's from then on. */
    watchClock: () => page.clock.install(),
    /** By the page's own clock, from when its frame stands. */
    async expectShownInTime() {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      // In jumps, each of which a timer is met by once: every frame of these seconds would be drawn otherwise.
      for (let passed = 0; passed < errorWithin; passed += jump) await page.clock.fastForward(jump)
      await expect(retry).toBeVisible()
    },
    expectShown: () => expect(retry).toBeVisible(),
    retry: () => retry.click(),
  }
}
