/** Milliseconds to wait for a screen that grows while its records come. */
const patience = 3000
/** What shows that the person scrolls, or works, by themselves. */
const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to `position`, as soon as the page is tall enough; the returned function gives up. */
export function restoreScroll(position: number): () => void {
  const scroll = () => window.scrollTo(0, position)
  const isThere = () => Math.abs(window.scrollY - position) < 2
  scroll()
  if (isThere()) return () => undefined
  const observer = new ResizeObserver(() => {
    scroll()
    if (isThere()) stop()
  })
  const timer = setTimeout(() => stop(), patience)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of interventions) window.removeEventListener(name, stop)
  }
  observer.observe(document.body)
  for (const name of interventions) window.addEventListener(name, stop, { passive: true })
  return stop
}
