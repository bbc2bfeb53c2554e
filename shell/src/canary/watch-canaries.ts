import type { Watched } from '../updates/watched.ts'

/**
 * If the release has canaries, assigns them; their code is loaded only then. Resolves once the signed-in person's
 * assignments are known; never rejects.
 */
export async function watchCanaries(watched: Watched): Promise<void> {
  if (!watched.loader.remotes.getState().some(({ canary }) => canary)) return
  await import(/* webpackChunkName: "canary" */ './assign-canaries.ts').then(
    ({ assignCanaries }) => assignCanaries(watched),
    // Everybody gets the released version.
    () => undefined,
  )
}
