import { expect, type Page } from '@playwright/test'
import { findViolationsNow, settle } from './find-violations.ts'

/** A laptop, a common phone, WCAG's narrowest width, a small window beside the menu, and a large screen. */
const widths = [1440, 390, 320, 1024, 2560]
const axeWidths = [1440, 390]

/** Axe violations of the open screen, light and dark, wide and narrow, and layout faults at every width. */
export async function findFlaws(page: Page): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    found.push(...(await page.evaluate(findInPage)).map((flaw) => `${width}: ${flaw}`))
    if (axeWidths.includes(width)) found.push(...(await findViolationsByTheme(page, width)))
  }
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** The dark theme differs in colours only, so only those are checked in it. */
async function findViolationsByTheme(page: Page, width: number) {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const scope = theme === 'dark' ? { rules: ['color-contrast'] } : { isTouched: width < 1000 }
    found.push(...(await findViolationsNow(page, scope)).map((flaw) => `${width}, ${theme}: ${flaw}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  return found
}

/** Horizontal page scroll, text outside the viewport, a word split over two lines, text under 12 px. */
function findInPage() {
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} pixels too wide`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || text === '' || parent.closest('script, style, svg') !== null) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const place = findPlace(parent, box)
    if (place === 'for screen readers') continue
    if (place === 'cut') found.add(`“${text}” is out of sight`)
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (size < 12) found.add(`“${text}” is ${size} pixels high`)
    for (const word of findSplitWords(node, range)) found.add(`“${word}” of “${text}” is split`)
  }
  return [...found]

  function findPlace(element: Element, box: DOMRect) {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      if (frame.width <= 1 || frame.height <= 1 || style.clipPath === 'inset(50%)')
        return 'for screen readers'
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isShortened || /auto|scroll/.test(style.overflowX)) return 'whole'
      const isOutside = box.left < frame.left - 1 || box.right > frame.right + 1
      if (style.overflowX !== 'visible' && isOutside) return 'cut'
    }
    return box.left < -1 || box.right > innerWidth + 1 ? 'cut' : 'whole'
  }

  /** Addresses and hashes may break anywhere, other words after a slash, hyphen or dot. */
  function findSplitWords(node: Node, range: Range) {
    const text = (node.textContent ?? '').replace(/\S+/g, (word) =>
      word.includes('/') || /[\p{L}\p{N}]{25}/u.test(word) ? ' '.repeat(word.length) : word,
    )
    return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [word] : []
    })
  }
}
