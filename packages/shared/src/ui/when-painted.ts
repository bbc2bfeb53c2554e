import { whenIdle } from './when-idle.ts'

/**
 * Runs once the current frame is painted and the browser is idle, at most `within` milliseconds after the paint if
 * given; in a background tab, once it is visible. Returns a function that cancels.
 */
export function whenPainted(run: () => void, within?: number): () => void {
  let stopWaiting = () => {}
  const frame = requestAnimationFrame(() => {
    // A frame has been painted by the time the next one starts.
    const next = requestAnimationFrame(() => {
      stopWaiting = whenIdle(run, within)
    })
    stopWaiting = () => cancelAnimationFrame(next)
  })
  stopWaiting = () => cancelAnimationFrame(frame)
  return () => stopWaiting()
}
