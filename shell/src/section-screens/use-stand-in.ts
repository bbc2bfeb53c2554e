import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isRouterAt } from '../containment/router-in-use.ts'
import { useBootDocuments } from '../release/boot-documents.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'

/** Counts a failed chunk of a running remote; once another version stands in, the address is reopened. */
export function useStandIn(remote: KnownRemote, failed: unknown): void {
  const documents = useBootDocuments()
  const loader = useRemoteLoader()
  const platform = usePlatform()
  const location = useLocation()
  const navigate = useNavigate()

  const note = useEffectEvent(async (isShown: () => boolean) => {
    const module = await import(
      /* webpackChunkName: "last-known-good" */ '../last-known-good/last-known-good.ts'
    ).catch(() => null)
    const isReplaced = await module?.noteFailure({ ...documents, loader, platform }, remote, 'unreachable')
    if (isReplaced && isShown() && isRouterAt(location)) await navigate(location, { replace: true })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure counts once
  useEffect(() => {
    let isShown = true
    void note(() => isShown)
    return () => {
      isShown = false
    }
  }, [failed])
}
