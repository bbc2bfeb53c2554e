import type { KnownRemote } from '../release/known-release.ts'
import { preloadPath } from '../release/release-assets.ts'

/** Preloads everything that a path needs: now, or once the remote's details have arrived. */
export function preloadScreen(remote: KnownRemote, path: string): void {
  // The document lists the files of the released version only.
  if (remote.assignment?.group !== 'canary') preloadPath(path)
  if (remote.code !== undefined) return
  import(/* webpackChunkName: "federation" */ '../release/remote-details.ts')
    .then(({ fetchDetails }) => fetchDetails(remote))
    // The load itself requests the same file and reports the failure.
    .then(
      () => preloadPath(path),
      () => undefined,
    )
}
