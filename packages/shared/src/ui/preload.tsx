import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { usePlatform } from '../platform/platform-context.tsx'
import { isDataScarce } from './is-data-scarce.ts'
import { whenSettled } from './when-settled.ts'

/**
 * Milliseconds after which a settled screen no longer waits for idle time, which a busy machine may not have before the
 * next press.
 */
const within = 1_000

type Preload = () => Promise<unknown>

/**
 * Prefetches code that is likely to be needed next, once the screen has settled and the browser is idle, unless data is
 * metered or the connection slow. Failures are silent: the code is loaded again when needed.
 */
export function usePreload(preload: Preload): void {
  const { queryClient } = usePlatform()
  useEffect(() => {
    if (isDataScarce()) return undefined
    return whenSettled(queryClient, () => void preload().catch(() => undefined), within)
  }, [queryClient, preload])
}

/** A pathless route around screens that usually lead to another one, such as a list to its editor. */
export function PreloadingOutlet({ preload }: { preload: Preload }) {
  usePreload(preload)
  return <Outlet />
}
