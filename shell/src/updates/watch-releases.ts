import type { Watched } from './watched.ts'

/**
 * Milliseconds between two looks at the current release, so that a section that is switched off is so within 30 s wherever
 * it is open. A pointer that has not moved costs an answer without a body.
 */
const interval = 20_000

/** Looks at the current release for as long as somebody works, and now and then; the code of it comes with the first look. */
export function watchReleases(watched: Watched): () => void {
  async function look() {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    try {
      const { lookAtRelease } = await import(/* webpackChunkName: "canary" */ './look-at-release.ts')
      await lookAtRelease(watched)
    } catch {
      // The next look asks for the code again, and the next load of the page brings the new release all the same.
    }
  }

  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, interval)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}
