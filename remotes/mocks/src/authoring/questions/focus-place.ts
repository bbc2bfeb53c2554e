/** Puts the focus on a place of the editor that a change has just made, before another key can be pressed. */
export function focusPlace(key: string) {
  queueMicrotask(() => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)?.focus())
}
