import { findCaller } from './find-caller.ts'
import { isAway, onSectionChange, reportLeftover } from './sections.ts'

/** What the page tells of itself. Waiting work hangs on it, wherever the person is; all else is what a person does. */
const ofPage =
  /^(page(hide|show)|visibilitychange|freeze|resume|online|offline|storage|message|error|unhandledrejection|load|DOMContentLoaded)$/

type Listener = EventListenerOrEventListenerObject

/**
 * Has what a remote puts on the whole page act only while its section is on screen: listeners, intervals and observers that
 * it leaves behind sleep until the person comes back, its title goes, and so do the styles that it appended. What was put
 * there by whom is told by the file that called. A function of an earlier visit that is still there is the remote's own fault,
 * and is reported once.
 */
export function guardGlobals(): void {
  for (const place of [window, document, document.documentElement, document.body]) guardListeners(place)
  guardIntervals()
  guardObservers()
  guardTitle()
  guardStyles()
}

function guardListeners(place: EventTarget) {
  const { addEventListener, removeEventListener } = place
  const wrapped = new WeakMap<Listener, Listener>()
  place.addEventListener = function listen(type, listener, options) {
    const remote = listener === null || ofPage.test(type) ? null : findCaller(listen)
    if (listener === null || remote === null) return addEventListener.call(place, type, listener, options)
    const own = wrapped.get(listener) ?? wrapListener(remote, type, listener)
    wrapped.set(listener, own)
    addEventListener.call(place, type, own, options)
  }
  place.removeEventListener = (type, listener, options) => {
    removeEventListener.call(place, type, listener, options)
    const own = listener === null ? undefined : wrapped.get(listener)
    if (own !== undefined) removeEventListener.call(place, type, own, options)
  }
}

function wrapListener(remote: string, type: string, listener: Listener): Listener {
  return function (this: unknown, event: Event) {
    if (isAway(remote)) {
      if (type !== 'beforeunload') reportLeftover(remote, `a listener for ${type}`)
      return
    }
    if (typeof listener === 'function') listener.call(this as EventTarget, event)
    else listener.handleEvent(event)
  }
}

function guardIntervals() {
  const { setInterval } = window
  const start = (handler: TimerHandler, ...given: unknown[]): number => {
    const remote = typeof handler === 'function' ? findCaller(start) : null
    if (remote === null || typeof handler !== 'function') return setInterval(handler, ...(given as [number]))
    let wasAway = false
    const tick = (...args: unknown[]) => {
      const isLeft = isAway(remote)
      // What ends with the screen ends a moment after the section is left, which a tick may fall into.
      if (isLeft && wasAway) reportLeftover(remote, 'an interval')
      wasAway = isLeft
      if (!isLeft) handler(...args)
    }
    return setInterval(tick, ...(given as [number]))
  }
  Object.assign(window, { setInterval: start })
}

/** Those of changes in the document; the other kinds watch elements, which go with the section. */
function guardObservers() {
  class GuardedObserver extends MutationObserver {
    constructor(callback: MutationCallback) {
      const remote = findCaller(GuardedObserver)
      super((records, observer) => {
        if (remote === null || !isAway(remote)) callback.call(observer, records, observer)
      })
    }
  }
  Object.assign(window, { MutationObserver: GuardedObserver })
}

function guardTitle() {
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
  if (title?.get === undefined || title.set === undefined) return
  const { get, set } = title
  /** By an element for the title that outlives the section. */
  const before = new Map<Element, string>()
  const setTitle = (text: string) => {
    const remote = findCaller(setTitle)
    if (remote !== null && isAway(remote)) return reportLeftover(remote, 'a change of the title')
    const element = document.querySelector('title')
    if (remote !== null && element !== null && !before.has(element)) before.set(element, element.textContent)
    set.call(document, text)
  }
  Object.defineProperty(document, 'title', { configurable: true, get, set: setTitle })
  onSectionChange(() => {
    for (const [element, text] of before) if (element.isConnected) element.textContent = text
    before.clear()
  })
}

function guardStyles() {
  const styles = new Map<HTMLStyleElement, string>()
  const { head } = document
  for (const method of ['append', 'appendChild', 'insertBefore', 'prepend'] as const) {
    // Each takes nodes first, and gives back what it likes.
    const insert = head[method] as (...nodes: unknown[]) => unknown
    const guarded = (...nodes: unknown[]) => {
      for (const node of nodes) {
        if (!(node instanceof HTMLStyleElement)) continue
        const remote = findCaller(guarded)
        if (remote !== null) styles.set(node, remote)
      }
      return insert.apply(head, nodes)
    }
    Object.assign(head, { [method]: guarded })
  }
  onSectionChange(() => {
    for (const [element, remote] of styles) {
      if (element.sheet === null) styles.delete(element)
      else element.sheet.disabled = isAway(remote)
    }
  })
}
