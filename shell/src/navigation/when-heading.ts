/** Milliseconds to wait for the heading of a screen that renders in steps. */
const timeout = 5000

/** Calls back once the screen inside `main` has its heading; the returned function cancels. */
export function whenHeading(main: Element, onHeading: (heading: HTMLElement) => void): () => void {
  const find = () => main.querySelector<HTMLElement>('h1')
  const heading = find()
  if (heading !== null) {
    onHeading(heading)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const late = find()
    if (late === null) return
    stop()
    onHeading(late)
  })
  const timer = setTimeout(() => stop(), timeout)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}
