/** Milliseconds to wait for a screen to grow as its records load. */
const timeout = 3000
/** Events that show that the person is scrolling or working. */
const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to `position` once the page is tall enough; the returned function cancels. */
export function restoreScroll(position: number): () => void {
  const scroll = () => window.scrollTo(0, position)
  const isThere = () => Math.abs(window.scrollY - position) < 2
  scroll()
  if (isThere()) return () => undefined
  const observer = new ResizeObserver(() => {
    scroll()
    if (isThere()) stop()
  })
  const timer = setTimeout(() => stop(), timeout)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of interventions) window.removeEventListener(name, stop)
  }
  observer.observe(document.body)
  for (const name of interventions) window.addEventListener(name, stop, { passive: true })
  return stop
}
