/** Calls back whenever the page may be about to end; it may come back and leave again. */
export function onPageLeaving(listener: () => void) {
  const isHidden = () => document.visibilityState === 'hidden'
  // A page that is left also becomes hidden, just after `pagehide`, and on phones a hidden page often ends without
  // another event. On the document, web-vitals' listener runs first, so everything leaves in one request: browsers
  // sometimes drop the later of several.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) listener()
  })
  window.addEventListener('pagehide', () => {
    // The only event if the page was already hidden.
    if (isHidden()) listener()
  })
}
