import { whenIdle } from './when-idle.ts'

/**
 * Runs once what was drawn is on the screen and the browser has nothing else to do, `within` milliseconds after the paint at
 * the latest when that is given; in a tab that nobody sees, once it is seen. Answers with what calls it off.
 */
export function whenPainted(run: () => void, within?: number): () => void {
  let stopWaiting = () => {}
  const frame = requestAnimationFrame(() => {
    // The first frame is handed over by the time that the second one begins.
    const next = requestAnimationFrame(() => {
      stopWaiting = whenIdle(run, within)
    })
    stopWaiting = () => cancelAnimationFrame(next)
  })
  stopWaiting = () => cancelAnimationFrame(frame)
  return () => stopWaiting()
}
