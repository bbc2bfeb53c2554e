import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isRouterAt } from '../containment/router-in-use.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import type { Watched } from '../updates/watched.ts'

/** Milliseconds that trying again waits to hear of another release. */
const patience = 2000

/**
 * What a press on Retry does: the current release is read, and the address opened once more, with another version of the remote
 * where the release has one. Asking the loaders alone would draw nothing anew where they answer at once.
 */
export function useRetry(remote: KnownRemote) {
  const documents = useBootDocuments()
  const loader = useRemoteLoader()
  const platform = usePlatform()
  const location = useLocation()
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  const [isRetrying, setIsRetrying] = useState(false)
  const place = useRef<string>(null)

  useEffect(() => {
    place.current = isIdle ? location.key : null
    return () => {
      place.current = null
    }
  }, [isIdle, location.key])

  async function handleRetry() {
    setIsRetrying(true)
    await openAnew().finally(() => setIsRetrying(false))
  }

  async function openAnew() {
    await Promise.race([
      // The current version keeps failing here, and has a time of its own to be tried again.
      remote.standsIn === undefined && renew({ ...documents, loader, platform }, remote.name),
      wait(patience),
    ])
    // Whoever went elsewhere meanwhile is not called back.
    if (place.current !== location.key || !isRouterAt(location)) return
    // Navigating to the same place asks for the remote once more: see patchRemoteRoutes.
    await navigate(location, { replace: true, state: location.state })
  }

  return { retry: () => void handleRetry(), isRetrying }
}

/** Takes another entry of the remote where it has one now; where nothing could be learned, the one that there is stays. */
async function renew(watched: Watched, name: string): Promise<void> {
  try {
    const { renewRemote } = await import(/* webpackChunkName: "canary" */ '../updates/renew-remote.ts')
    await renewRemote(watched, name)
  } catch {
    // Opening the address says what is wrong.
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
