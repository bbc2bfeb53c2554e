import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isRouterAt } from '../../containment/router-in-use.ts'
import { useBootDocuments } from '../../release/boot-documents.ts'
import type { KnownRemote } from '../../release/known-release.ts'
import type { Watched } from '../../updates/watched.ts'
import { useRemoteLoader } from '../remote-loader-context.ts'

/** Milliseconds that trying again waits to hear of another release. */
const patience = 2000

/**
 * What a press on Retry does: the current release is read, and where it has another version of the remote, this is opened
 * in the failed one's place; else `retry` is done, or the address opened once more.
 */
export function useRetry(remote: KnownRemote, retry?: () => Promise<void>) {
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
    const isRenewed = await Promise.race([
      // The current version keeps failing here, and has a time of its own to be tried again.
      remote.standsIn === undefined && renew({ ...documents, loader, platform }, remote.name),
      wait(patience),
    ])
    // Whoever went elsewhere meanwhile is not called back.
    if (place.current !== location.key || !isRouterAt(location)) return
    // Navigating to the same place asks for the remote once more: see patchRemoteRoutes.
    if (isRenewed === true || retry === undefined) await navigate(location, { replace: true })
    else await retry()
  }

  return { retry: () => void handleRetry(), isRetrying }
}

/** Whether the remote has another entry now; false as well where nothing could be learned. */
async function renew(watched: Watched, name: string): Promise<boolean> {
  try {
    const { renewRemote } = await import(
      /* webpackChunkName: "release-watch" */ '../../updates/renew-remote.ts'
    )
    return await renewRemote(watched, name)
  } catch {
    return false
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
