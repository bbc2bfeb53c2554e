import type { Page } from '@playwright/test'
import { settle } from './find-violations.ts'
import { installPageColours } from './page-colours.ts'

const looks = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { colorScheme: 'light', forcedColors: 'active' }],
] as const

/** Focusable elements of the open screen whose focus cannot be seen in one of the looks (WCAG 2.4.7 and 2.4.13). */
export async function findFocusFlaws(page: Page): Promise<string[]> {
  const found: string[] = []
  // A script's focus counts as a keyboard's when a key was the last thing pressed.
  await page.keyboard.press('Shift')
  await page.evaluate(installPageColours)
  for (const [look, media] of looks) {
    await page.emulateMedia(media)
    await settle(page)
    found.push(...(await page.evaluate(findInPage)).map((flaw) => `${look}: ${flaw}`))
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  return found
}

function findInPage() {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  const { readBackdrop, toContrast } = window.pageColours
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1)
  const elements = [...(modal ?? document).querySelectorAll<HTMLElement>(selector)].filter(isReached)
  // Rings are read at once, not on their way.
  const instant = new CSSStyleSheet()
  instant.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(instant)
  const found = new Set<string>()
  for (const element of elements) {
    if (!element.isConnected) continue
    const around = listAround(element)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const before = around.map(readRing)
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    const after = around.map(readRing)
    const isSeen = after.some((rings, index) =>
      rings.some((ring) => !before[index]?.includes(ring) && isClear(ring)),
    )
    if (!isSeen) found.add(toTitle(element))
  }
  document.adoptedStyleSheets.pop()
  return [...found]

  function isReached(element: HTMLElement) {
    if (element.tabIndex < 0 || element.matches(':disabled, h1') || element.closest('[inert]') !== null)
      return false
    return element.checkVisibility({ visibilityProperty: true })
  }

  /** A ring may be drawn by what surrounds the element, by its label, or by the picture of a control beside it. */
  function listAround(element: HTMLElement) {
    const parents = [element]
    for (let at = element.parentElement; at !== null && parents.length < 5; at = at.parentElement)
      parents.push(at)
    return [...parents, ...(element.parentElement?.children ?? [])]
  }

  /** Each as "width colour backdrop". */
  function readRing(element: Element): string[] {
    const style = getComputedStyle(element)
    if (style.opacity === '0') return []
    const rings: string[] = []
    const ownBackdrop = readBackdrop(element)
    const backdrop = readBackdrop(element.parentElement)
    const border = style.borderTopStyle === 'none' ? 0 : Number.parseFloat(style.borderTopWidth)
    const isInside = Number.parseFloat(style.outlineOffset) < 0
    if (!/none|auto/.test(style.outlineStyle) && !isCut(element, style))
      rings.push(
        `${Number.parseFloat(style.outlineWidth)};${style.outlineColor};${isInside ? ownBackdrop : backdrop}`,
      )
    for (const [, colour, width] of style.boxShadow.matchAll(
      /((?:rgba?|color|oklch)\([^()]+\)) 0px 0px 0px ([\d.]+)px/g,
    )) {
      const joined = colour === style.borderTopColor ? border : 0
      rings.push(`${Number(width) + joined};${colour};${backdrop}`)
    }
    return rings
  }

  /** An outline outside its element is not drawn where an element around it hides what overflows. */
  function isCut(element: Element, style: CSSStyleDeclaration) {
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth)
    if (reach <= 0) return false
    const box = element.getBoundingClientRect()
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = at.getBoundingClientRect()
      const cutX = Number(box.left - reach < frame.left - 0.5) + Number(box.right + reach > frame.right + 0.5)
      const cutY = Number(box.top - reach < frame.top - 0.5) + Number(box.bottom + reach > frame.bottom + 0.5)
      if (cutX === 2 || cutY === 2) return true
      if (overflowX !== 'auto' && overflowX !== 'scroll' && cutX + cutY > 1) return true
    }
    return false
  }

  function isClear(ring: string) {
    const [width, colour = '', backdrop = ''] = ring.split(';')
    if (Number(width) < 2) return false
    return toContrast(colour, backdrop) >= 3
  }

  function toTitle(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return `${element.localName}${[...element.classList].map((word) => `.${word}`).join('')} “${name}”`
  }
}
