import type { QueryClient } from '@tanstack/react-query'
import { whenPainted } from './when-painted.ts'

/**
 * Runs once what the screen asked for has come and is painted, and the browser has nothing else to do: what is fetched ahead
 * shares no line with what somebody waits for. Where the browser is never idle, `within` milliseconds are the limit when given.
 * Answers with what calls it off.
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
    // Meanwhile more was asked for; its answer is told as well.
    if (queryClient.isFetching() > 0) return
    stop()
    run()
  }

  look()
  return stop
}
