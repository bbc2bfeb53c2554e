/** Milliseconds for which a server is left alone that refused a call as one too many and did not say for how long. */
const usualPause = 60_000

/** A longer one is nothing to wait for: calls go out, and the server says what it says. */
const longestPause = 10 * 60_000

/**
 * While a server asks to be left alone (429), whoever has a call for it waits here, all of them until the same moment, of which
 * `tell` hears. Nobody waits in a page that is going away.
 */
export function createPause(tell: (until: number) => void = () => undefined) {
  let until = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let opening = Promise.withResolvers<void>()

  function end() {
    until = 0
    clearTimeout(timer)
    opening.resolve()
    opening = Promise.withResolvers()
  }
  globalThis.addEventListener?.('pagehide', end)

  return {
    isOn: () => until !== 0,
    begin(wait = usualPause) {
      const next = Date.now() + wait
      if (wait === 0 || wait > longestPause || next <= until) return
      until = next
      clearTimeout(timer)
      timer = setTimeout(end, wait)
      tell(until)
    },
    /** Rejects with the reason of the signal when that comes first. */
    async over(signal?: AbortSignal) {
      if (until === 0) return
      signal?.throwIfAborted()
      const leaving = Promise.withResolvers<never>()
      const leave = () => leaving.reject(signal?.reason)
      signal?.addEventListener('abort', leave)
      await Promise.race([opening.promise, leaving.promise]).finally(() =>
        signal?.removeEventListener('abort', leave),
      )
    },
  }
}
