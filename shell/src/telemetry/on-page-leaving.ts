/** Calls back whenever this may be the last moment of the page; it may come back and leave again. */
export function onPageLeaving(listener: () => void) {
  window.addEventListener('pagehide', listener)
  // On phones a hidden page is often ended without another word. On the document, web-vitals has had its say before.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') listener()
  })
}
