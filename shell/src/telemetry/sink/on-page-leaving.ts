/** Calls back whenever this may be the last moment of the page; it may come back and leave again. */
export function onPageLeaving(listener: () => void) {
  const isHidden = () => document.visibilityState === 'hidden'
  // A page that is left is hidden as well, just after `pagehide`, and on phones a hidden page is often ended without
  // another word. On the document, web-vitals has had its say before: all of it leaves in one request, for of several
  // in a row a browser at times drops the later ones.
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) listener()
  })
  window.addEventListener('pagehide', () => {
    // Of a page that was hidden before, this is the only word.
    if (isHidden()) listener()
  })
}
