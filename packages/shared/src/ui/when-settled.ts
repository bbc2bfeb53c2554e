import type { QueryClient } from '@tanstack/react-query'
import { whenPainted } from './when-painted.ts'

/**
 * Runs once the screen's requests are answered and painted and the browser is idle, so that prefetches do not compete
 * with them. `within` limits the wait in milliseconds if the browser is never idle. Returns a function that cancels.
 */
export function whenSettled(queryClient: QueryClient, run: () => void, within?: number): () => void {
  let isWaiting = false
  let stopWaiting = () => {}
  const stopListening = queryClient.getQueryCache().subscribe(look)
  const stop = () => {
    stopListening()
    stopWaiting()
  }

  function look() {
    if (isWaiting || queryClient.isFetching() > 0) return
    isWaiting = true
    stopWaiting = whenPainted(finish, within)
  }

  function finish() {
    isWaiting = false
    // More was requested meanwhile; its answer notifies as well.
    if (queryClient.isFetching() > 0) return
    stop()
    run()
  }

  look()
  return stop
}
