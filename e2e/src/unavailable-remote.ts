import { expect, type Page } from '@playwright/test'
import type { Section } from './sections.ts'

/** DESIGN §4: milliseconds from opening a path to the error of its remote. */
const errorDeadline = 8000
/** Milliseconds per jump. */
const jump = 500

/** The error of a remote that cannot be loaded, under the section's menu title. */
export function findUnavailable(page: Page, { menu }: Pick<Section, 'menu'>) {
  const name = new RegExp(menu.source.replace('^', '^“'))
  const error = page.getByRole('alert').filter({ has: page.getByRole('heading', { name }) })
  const retry = error.getByRole('button', { name: 'Retry' })
  return {
    /** Call before opening the page: the test controls its clock from then on. */
    watchClock: () => page.clock.install(),
    /** By the page's own clock, from the moment the frame is rendered. */
    async expectShownInTime() {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      // Advances in jumps with one timer run each; running the clock would render every frame.
      for (let passed = 0; passed < errorDeadline; passed += jump) await page.clock.fastForward(jump)
      await expect(retry).toBeVisible()
    },
    expectShown: () => expect(retry).toBeVisible(),
    retry: () => retry.click(),
  }
}
