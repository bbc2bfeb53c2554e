import { usePlatform } from '@console/shared/platform-context'
import { useEffect } from 'react'
import type { KnownRemote } from '../release/known-release.ts'
import { endFailedPreview } from './end-preview.ts'
import { shownRemotes } from './shown-remotes.ts'

/** For the screen that replaces a failed one: ends a preview that has never rendered, unless it is merely late. */
export function usePreviewEnd(remote: KnownRemote, error: unknown, late?: Promise<boolean>): void {
  const platform = usePlatform()
  // Offline, no version would load.
  const isOver = remote.preview !== undefined && !shownRemotes.has(remote.name) && navigator.onLine
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error ends it once
  useEffect(() => {
    if (!isOver) return
    let isShown = true
    void Promise.resolve(late).then((came) => {
      if (isShown && !came) void endFailedPreview(platform, remote, error)
    })
    return () => {
      isShown = false
    }
  }, [error])
}
