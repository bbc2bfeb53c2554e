import { whenSettled } from '@console/shared/ui/when-settled'
import type { DataRouter } from 'react-router'
import type { StartedConsole } from './create-console.ts'

type FirstScreenParts = {
  loader: Pick<StartedConsole['loader'], 'states' | 'findOwner'>
  platform: Pick<StartedConsole['platform'], 'queryClient'>
}

/** Runs once the first screen is complete: its section has started, its requests are answered and the browser is idle. */
export function whenFirstScreen(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  { loader: { states, findOwner }, platform }: FirstScreenParts,
  run: () => void,
) {
  const isThere = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    Object.values(states.getState()).every(({ status }) => status !== 'loading')
  const stops = [router.subscribe(look), states.subscribe(look)]
  let isLooking = true

  function look() {
    if (!isLooking || !isThere()) return
    isLooking = false
    whenSettled(readQueries(), finish)
  }

  /** The query client of the section on screen, else the shell's. */
  function readQueries() {
    const owner = findOwner(router.state.location.pathname)
    const state = states.getState()[owner?.name ?? '']
    return (state?.status === 'ready' ? state : { platform }).platform.queryClient
  }

  function finish() {
    isLooking = true
    // A section whose code has just arrived is only opened now.
    if (!isThere()) return
    for (const stop of stops) stop()
    run()
  }

  look()
}
