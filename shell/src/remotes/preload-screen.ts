import type { KnownRemote } from '../release/known-release.ts'
import { preloadPath } from '../release/release-assets.ts'

/** Starts everything that a path of a remote needs, at once or as soon as the remote's details say what that is. */
export function preloadScreen(remote: KnownRemote, path: string): void {
  // The document knows the files of the version that everybody has.
  if (remote.assignment?.group !== 'canary') preloadPath(path)
  if (remote.code !== undefined) return
  import(/* webpackChunkName: "federation" */ '../release/remote-details.ts')
    .then(({ fetchDetails }) => fetchDetails(remote))
    // Why it does not come is told by its loading, which asks for the same.
    .then(
      () => preloadPath(path),
      () => undefined,
    )
}
