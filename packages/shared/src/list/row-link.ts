import type { MouseEvent } from 'react'

/**
 * Lets a click anywhere on a row follow the row's link. The link itself serves keyboards and opening in a new tab.
 * Buttons keep their own click, and selecting text is not a click.
 */
export function followRowLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  // A row's menu is rendered elsewhere in the DOM, but React events bubble through the row.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label') !== null) return
  // A click beside a checkbox was meant for it.
  const missed = target.closest('td')?.querySelector('input')
  if (missed != null) {
    missed.click()
    return
  }
  if (window.getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('a')
  // So that closing the opened overlay returns the focus here.
  link?.focus({ preventScroll: true })
  link?.click()
}
