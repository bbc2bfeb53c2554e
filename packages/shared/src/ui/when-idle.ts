/**
 * Runs when the browser is idle, after at most `within` milliseconds if given; returns a function that cancels. Safari
 * has no idle callback, so it runs shortly afterwards there.
 */
export function whenIdle(run: () => void, within?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, within === undefined ? {} : { timeout: within })
  return () => cancelIdleCallback(handle)
}
