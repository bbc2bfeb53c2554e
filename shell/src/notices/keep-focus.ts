/** Overlays that keep the keyboard until they close. */
const over = 'dialog, [role=dialog], [data-notices]'
/** Elements that handle keys for their content, such as an editor; the screen itself takes the focus on navigation. */
const holder = ':not(main)[tabindex="-1"]'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * When the focused element is removed or disabled, such as the button of a finished step, browsers move the focus to the page below.
 * This gives it to the overlay around instead, in an editor to what follows in the place of what was removed or, if all that is gone
 * too, to what was focused before. Returns how to stop.
 */
export function keepFocus(): () => void {
  /** The element that had the focus before an overlay took it. */
  const origins = new WeakMap<Element, HTMLElement>()
  let focused: HTMLElement | null = null
  let place: HTMLElement | null = null
  /** The removal that took the focused element. */
  let removal: MutationRecord | null = null
  const observer = new MutationObserver((records) => {
    if (!isOff(focused)) return
    removal =
      records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused))) ?? removal
    schedule()
  })

  function handleFocusIn({ target, relatedTarget }: FocusEvent) {
    focused = target instanceof HTMLElement ? target : null
    removal = null
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
    const next = isOver ? (findFollowing() ?? place) : origins.get(place)
    if (next === undefined || isGone(next)) return
    if (next.matches(over)) {
      if (!next.hasAttribute('tabindex')) next.tabIndex = -1
      // Nothing can be done with it.
      next.style.outline = 'none'
    }
    next.focus({ preventScroll: true })
  }

  /** In an editor, the control after the gap. */
  function findFollowing(): HTMLElement | undefined {
    if (removal === null || place === null || place.matches(over)) return undefined
    const { nextSibling, target } = removal
    const controls = [...place.querySelectorAll<HTMLElement>(focusable)].filter((control) => !isGone(control))
    return controls.find((control) =>
      nextSibling === null
        ? target.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING
        : nextSibling.contains(control) ||
          nextSibling.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
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
