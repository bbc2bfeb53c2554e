import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { isDataScarce } from './is-data-scarce.ts'
import { whenSettled } from './when-settled.ts'

/** Milliseconds after which a settled screen waits for idle time no longer: a busy machine has none until after the press. */
const within = 1_000

type Preload = () => Promise<unknown>

/**
 * Fetches code that is likely to be wanted next once the screen has settled and the browser is idle, unless data is metered
 * or the line slow. Failures are silent: what did not come is fetched when it is wanted.
 */
export function usePreload(preload: Preload): void {
  const { queryClient } = usePlatform()
  useEffect(() => {
    if (isDataScarce()) return undefined
    return whenSettled(queryClient, () => void preload().catch(() => undefined), within)
  }, [queryClient, preload])
}

/** A pathless route around screens from which another one is opened next, such as the editor from its list. */
export function PreloadingOutlet({ preload }: { preload: Preload }) {
  usePreload(preload)
  return <Outlet />
}
