/** Focuses a place that a change has just created, synchronously, before the next key press. */
export function focusPlace(key: string) {
  queueMicrotask(() => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`)?.focus())
}
