import type { Page } from '@playwright/test'

export type Presses = {
  /** By mouse or touch. */
  clicks: number
  /** Keys outside of typed text: Tab, Enter, Ctrl+S. */
  keys: number
}

declare global {
  interface Window {
    presses?: Presses
  }
}

/** Counts presses on the open page from now on; typing text does not count. */
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
