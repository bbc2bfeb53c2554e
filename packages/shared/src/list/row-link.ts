import type { MouseEvent } from 'react'

/**
 * A click anywhere on a row follows the link the row holds. The link itself
 * serves the keyboard and opening in a new tab. Buttons keep their own click, and selecting text to copy it is no click.
 */
export function followRowLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  // A menu of the row stands elsewhere in the document, but its clicks come by here.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label') !== null) return
  // Beside a check box one has missed it.
  const missed = target.closest('td')?.querySelector('input')
  if (missed != null) {
    missed.click()
    return
  }
  if (window.getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('a')
  // So that closing what it opens brings the focus back here.
  link?.focus({ preventScroll: true })
  link?.click()
}
