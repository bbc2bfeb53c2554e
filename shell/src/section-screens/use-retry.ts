import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isRouterAt } from '../containment/router-in-use.ts'
import { sleep } from '../network/sleep.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import type { Watched } from '../updates/watched.ts'

/** Milliseconds that a retry waits for the current release. */
const timeout = 2000

/**
 * Retry reads the current release and reopens the address, with another version of the remote if the release has one.
 * Revalidating alone would render nothing new if the loaders return synchronously.
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
      // The current version keeps failing here; its breaker decides when to try it again.
      remote.standsIn === undefined && renew({ ...documents, loader, platform }, remote.name),
      sleep(timeout),
    ])
    // Somebody who navigated away meanwhile is not brought back.
    if (place.current !== location.key || !isRouterAt(location)) return
    // Navigating to the same address requests the remote again: see patchRemoteRoutes.
    await navigate(location, { replace: true, state: location.state })
  }

  return { retry: () => void handleRetry(), isRetrying }
}

/** Takes the remote's new entry if it has one; keeps the current one if nothing could be fetched. */
async function renew(watched: Watched, name: string): Promise<void> {
  try {
    const { renewRemote } = await import(/* webpackChunkName: "canary" */ '../updates/renew-remote.ts')
    await renewRemote(watched, name)
  } catch {
    // Opening the address reports the failure.
  }
}
