/** Dispatches a browser's events when a visible page is left: another address, a closed tab, another app on a phone. */
export function leavePage() {
  window.dispatchEvent(new Event('pagehide'))
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  try {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
}
