import type { Watched } from '../updates/watched.ts'

/**
 * Where the release has canaries, gives each to whom it is for; the code of it comes only then. Resolves once that is known
 * of whoever is signed in, and never rejects.
 */
export async function watchCanaries(watched: Watched): Promise<void> {
  if (!watched.loader.remotes.getState().some(({ canary }) => canary)) return
  await import(/* webpackChunkName: "canary" */ './assign-canaries.ts').then(
    ({ assignCanaries }) => assignCanaries(watched),
    // Everybody has the released version.
    () => undefined,
  )
}
