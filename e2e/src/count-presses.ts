import type { Page } from '@playwright/test'

export type Presses = {
  /** Of the mouse or a finger. */
  clicks: number
  /** That are not part of a text: Tab, Enter, Ctrl+S. */
  keys: number
}

declare global {
  interface Window {
    presses?: Presses
  }
}

/** Counts on the page that is open what a person presses from now on; a text that is typed is no press. */
export async function countPresses(page: Page): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    const presses = { clicks: 0, keys: 0 }
    window.presses = presses
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) presses.clicks += 1
      },
      true,
    )
    addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey }) => {
        if (isTrusted && key !== 'Control' && (ctrlKey || key.length > 1)) presses.keys += 1
      },
      true,
    )
  })
  return () => page.evaluate(() => window.presses ?? { clicks: 0, keys: 0 })
}
