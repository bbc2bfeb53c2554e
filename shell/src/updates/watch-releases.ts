import type { Watched } from './watched.ts'

/**
 * Milliseconds between two checks of the release, so that switching a section off takes effect within 30 s wherever it
 * is open. An unchanged pointer costs a response without a body.
 */
const interval = 20_000

/** Checks the release periodically and when somebody returns to the tab; the code is loaded with the first check. */
export function watchReleases(watched: Watched): () => void {
  async function look() {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    try {
      const { checkRelease } = await import(/* webpackChunkName: "canary" */ './check-release.ts')
      await checkRelease(watched)
    } catch {
      // The next check loads the code again, and reloading the page brings the new release anyway.
    }
  }

  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, interval)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}
