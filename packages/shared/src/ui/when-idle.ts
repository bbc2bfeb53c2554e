/**
 * Runs when the browser has nothing else to do, after `within` milliseconds at the latest when that is given. Answers with
 * what calls it off. Safari has no idle callbacks: there it is run a moment later.
 */
export function whenIdle(run: () => void, within?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, within === undefined ? {} : { timeout: within })
  return () => cancelIdleCallback(handle)
}
