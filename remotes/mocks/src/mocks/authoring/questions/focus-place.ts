/** Puts the focus on a place of the editor that a change has just made. */
export function focusPlace(key: string) {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)?.focus(),
  )
}
