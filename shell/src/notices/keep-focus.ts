/** What stands over the page, and what is worked in by keyboard until it goes. */
const over = 'dialog, [role=dialog], [data-notices]'
/** What holds the keys of what is in it, such as an editor; the screen itself is found by whoever arrives there. */
const holder = ':not(main)[tabindex="-1"]'

/**
 * Where the element that has the focus goes or is disabled, as the button of a step that is done, browsers leave the focus to the
 * page below. What stands over the page, or the editor, takes it then; and where that has gone too and nobody took care, what was in
 * focus before. Returns how to stop.
 */
export function keepFocus(): () => void {
  /** What had the focus before somebody came to a place over the page. */
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
