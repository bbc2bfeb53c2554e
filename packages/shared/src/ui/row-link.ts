import type { MouseEvent } from 'react'

/**
 * `onRow={() => ({ onClick: followRowLink })}`: a click anywhere on a row follows the link the row holds. The link itself
 * serves the keyboard and opening in a new tab. Buttons keep their own click, and selecting text to copy it is no click.
 */
export function followRowLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = currentTarget.querySelector('a')
  // So that closing what it opens brings the focus back here.
  link?.focus({ preventScroll: true })
  link?.click()
}
