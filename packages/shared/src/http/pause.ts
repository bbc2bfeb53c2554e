/** Milliseconds to pause after a 429 without `Retry-After`. */
const defaultPause = 60_000

/** Too long to wait for: calls are sent, and the server's answer is reported. */
const maxPause = 10 * 60_000

/**
 * While a server asks for a pause (429), all callers wait here until the same time, which `tell` receives. Nobody waits
 * while the page is closing.
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
    begin(wait = defaultPause) {
      const next = Date.now() + wait
      if (wait === 0 || wait > maxPause || next <= until) return
      until = next
      clearTimeout(timer)
      timer = setTimeout(end, wait)
      tell(until)
    },
    /** Rejects with the signal's reason if that comes first. */
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
