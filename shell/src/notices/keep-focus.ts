/** Overlays that keep the keyboard until they close. */
const over = 'dialog, [role=dialog], [data-notices]'
/** Elements that handle keys for their content, such as an editor; the screen itself takes the focus on navigation. */
const holder = ':not(main)[tabindex="-1"]'

/**
 * When the focused element is removed or disabled, such as the button of a finished step, browsers move the focus to the page below.
 * This gives it to the overlay or the editor around instead or, if that is gone too, to what was focused before. Returns how to stop.
 */
export function keepFocus(): () => void {
  /** The element that had the focus before an overlay took it. */
  const origins = new WeakMap<Element, HTMLElement>()
  let focused: HTMLElement | null = null
  let place: HTMLElement | null = null
  const observer = new MutationObserver(() => {
    if (isOff(focused)) schedule()
  })

  function handleFocusIn({ target, relatedTarget }: FocusEvent) {
    focused = target instanceof HTMLElement ? target : null
    const next =
      focused?.closest<HTMLElement>(over) ?? focused?.parentElement?.closest<HTMLElement>(holder) ?? null
    if (next === place) return
    place = next
    observer.disconnect()
    if (place === null) return
    if (relatedTarget instanceof HTMLElement && !isNotice(relatedTarget)) origins.set(place, relatedTarget)
    // Not every browser tells that the focus went with its element.
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    for (let outer = place.parentElement; outer !== null; outer = outer.parentElement)
      observer.observe(outer, { childList: true })
  }

  /** After what the screen itself does about it. */
  function schedule() {
    requestAnimationFrame(() => requestAnimationFrame(settle))
  }

  function settle() {
    if (document.activeElement !== document.body || place === null || !isGone(focused)) return
    const isOver = !isGone(place)
    const next = isOver ? place : origins.get(place)
    if (next === undefined || isGone(next)) return
    if (isOver && place.matches(over)) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      // Nothing can be done with it.
      place.style.outline = 'none'
    }
    next.focus({ preventScroll: true })
  }

  document.addEventListener('focusin', handleFocusIn)
  document.addEventListener('focusout', schedule)
  return () => {
    document.removeEventListener('focusin', handleFocusIn)
    document.removeEventListener('focusout', schedule)
    observer.disconnect()
  }
}

const isNotice = (element: Element) => element.closest('[data-notices]') !== null

/** Asked after each change of an editor: nothing here makes the browser lay the page out. */
const isOff = (element: HTMLElement | null) =>
  element === null || !element.isConnected || element.matches(':disabled')

const isGone = (element: HTMLElement | null) =>
  element === null || isOff(element) || !element.checkVisibility()
