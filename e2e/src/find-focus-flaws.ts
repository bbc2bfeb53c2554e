import type { Page } from '@playwright/test'
import { settle } from './find-violations.ts'

/** Focusable elements of the open screen, light and dark, whose focus cannot be seen (WCAG 2.4.7 and 2.4.13). */
export async function findFocusFlaws(page: Page): Promise<string[]> {
  const found: string[] = []
  // A script's focus counts as a keyboard's when a key was the last thing pressed.
  await page.keyboard.press('Shift')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    found.push(...(await page.evaluate(findInPage)).map((flaw) => `${colorScheme}: ${flaw}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

function findInPage() {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
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
    const isSeen = after.some((rings, index) => rings.some((ring) => !before[index]?.includes(ring) && isClear(ring)))
    if (!isSeen) found.add(describe(element))
  }
  document.adoptedStyleSheets.pop()
  return [...found]

  function isReached(element: HTMLElement) {
    if (element.tabIndex < 0 || element.matches(':disabled, h1') || element.closest('[inert]') !== null) return false
    return element.checkVisibility({ visibilityProperty: true })
  }

  /** A ring may be drawn by what surrounds the element, by its label, or by the picture of a control beside it. */
  function listAround(element: HTMLElement) {
    const parents = [element]
    for (let at = element.parentElement; at !== null && parents.length < 5; at = at.parentElement) parents.push(at)
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
      rings.push(`${Number.parseFloat(style.outlineWidth)};${style.outlineColor};${isInside ? ownBackdrop : backdrop}`)
    for (const [, colour, width] of style.boxShadow.matchAll(/((?:rgba?|color|oklch)\([^)]+\)) 0px 0px 0px ([\d.]+)px/g)) {
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

  function readBackdrop(element: Element | null): string {
    const layers: string[] = []
    for (let at = element; at !== null; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor)
    return layers.join('+')
  }

  function isClear(ring: string) {
    const [width, colour = '', backdrop = ''] = ring.split(';')
    if (Number(width) < 2) return false
    const [front, back] = [toLuminance(`${backdrop}+${colour}`), toLuminance(backdrop)]
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05) >= 3
  }

  function toLuminance(layers: string) {
    if (canvas === null) return 0
    for (const layer of ['#fff', ...layers.split('+')]) {
      canvas.fillStyle = layer
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function describe(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    return `${element.localName}${[...element.classList].map((word) => `.${word}`).join('')} “${name}”`
  }
}
