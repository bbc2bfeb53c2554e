import type { Page } from '@playwright/test'
import { settle } from './find-violations.ts'
import { installPageColours } from './page-colours.ts'

/**
 * Controls of the open screen that cannot be told from their surroundings, light or dark: borders of fields and the chosen one of
 * segments have 3:1 (WCAG 1.4.11).
 */
export async function findContrastFlaws(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(installPageColours)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    found.push(...(await page.evaluate(findFaint)).map((flaw) => `${colorScheme}: ${flaw}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

function findFaint() {
  const { readBackdrop, toContrast } = window.pageColours
  const fields =
    'input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, [role=combobox]'
  const found = new Set<string>()
  for (const field of document.querySelectorAll(fields)) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (!field.matches(':disabled') && readBorder(field) < 3) found.add(`border of ${toTitle(field)}`)
  }
  for (const chosen of document.querySelectorAll(
    '[role=radiogroup] :checked, [role=menuitemradio][aria-checked=true]',
  )) {
    const segment = chosen.closest('label') ?? chosen
    if (chosen.checkVisibility() && readMark(segment) < 3) found.add(`chosen ${toTitle(segment)}`)
  }
  return [...found]

  /** Its own border, or that of the box that it fills. */
  function readBorder(field: Element): number {
    for (let at: Element | null = field; at !== null && at.clientHeight < 72; at = at.parentElement) {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(at)
      if (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0)
        return toContrast(borderBottomColor, readBackdrop(at.parentElement))
    }
    return 1
  }

  function readMark(segment: Element): number {
    const { backgroundColor, boxShadow } = getComputedStyle(segment)
    const beside = readBackdrop(segment.parentElement)
    const ring = /^((?:rgba?|color)\([^)]+\)) 0px 0px 0px [\d.]+px/.exec(boxShadow)?.[1]
    return Math.max(toContrast(backgroundColor, beside), ring === undefined ? 1 : toContrast(ring, beside))
  }

  function toTitle(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    return `${element.localName}${[...element.classList].map((word) => `.${word}`).join('')} “${name}”`
  }
}

/** Controls of the open screen that a thumb misses: 44 pixels (WCAG 2.5.5), or 24 (2.5.8) for ticks and texts that grow in place. */
export const findSmallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall)

function findSmall() {
  const targets =
    'button, input:not([type=file]), select, textarea, summary, [role=button], [role=combobox], [role^=menuitem]'
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1)
  const found = new Set<string>()
  for (const target of (modal ?? document).querySelectorAll(targets)) {
    if (
      target.closest('[inert], [aria-hidden=true]') !== null ||
      !target.checkVisibility({ visibilityProperty: true })
    )
      continue
    if (getComputedStyle(target).clipPath === 'inset(50%)') continue
    // A press on the label, or on the box of a field, is a press on the control.
    const { width, height } = (
      target.closest('label, .ant-select, .ant-input-affix-wrapper') ?? target
    ).getBoundingClientRect()
    const least = target.matches('[type=checkbox], [type=radio], [type=range], textarea') ? 24 : 44
    if (width > 1 && (width < least - 0.5 || height < least - 0.5))
      found.add(`${Math.round(width)} × ${Math.round(height)} ${toTitle(target)}`)
  }
  return [...found]

  function toTitle(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    return `${element.localName}${[...element.classList].map((word) => `.${word}`).join('')} “${name}”`
  }
}
