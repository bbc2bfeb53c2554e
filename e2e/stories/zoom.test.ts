import { expect, type Page } from '@playwright/test'
import { settle } from '../src/find-violations.ts'
import { test } from '../src/test.ts'
import { views } from '../src/views/views.ts'

/** A window of 1280 by 1024 pixels at 400 % (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 }

/** Percent of the window's height that scrolls: what does not is a bar or a head that stays. */
const readRoom = (page: Page) =>
  page.evaluate(() => {
    const places = Array.from({ length: 64 }, (_, index) => index * 4 + 2)
    const scrolls = (element: Element) =>
      element === document.documentElement ||
      (/auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight)
    const isFree = (y: number) => {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null; at = at.parentElement) {
        if (scrolls(at)) return true
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return false
      }
      return true
    }
    return (places.filter(isFree).length / places.length) * 100
  })

for (const name of [
  'The package form',
  'The coupon form',
  'The coupon list',
  'A selection of coupons',
  'The article editor',
  'The reading mock editor',
] as const) {
  test(`at 400 % zoom, bars leave most of the window: ${name}`, async ({ page, openView }) => {
    await openView(views[name])
    await page.setViewportSize(zoomed)
    await settle(page)
    expect(await readRoom(page)).toBeGreaterThan(60)
  })
}
