/**
 * A notice that goes while the focus is in it takes the focus with it, and the next Tab would begin at the top of the page: the
 * library gives it back only where it is moved on. It goes to the other notices, or to where it was before it came to them.
 * Returns how to stop.
 */
export function keepFocusPlace(area: HTMLElement): () => void {
  let cameFrom: HTMLElement | null = null
  let focused: Element | null = null

  function handleFocusIn({ target, relatedTarget }: FocusEvent) {
    focused = target instanceof Element ? target : null
    if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget)) cameFrom = relatedTarget
  }

  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return
    focused = null
    const place = area.querySelector<HTMLElement>('ol') ?? cameFrom
    place?.focus({ preventScroll: true })
  })
  area.addEventListener('focusin', handleFocusIn)
  observer.observe(area, { childList: true, subtree: true })
  return () => {
    area.removeEventListener('focusin', handleFocusIn)
    observer.disconnect()
  }
}
