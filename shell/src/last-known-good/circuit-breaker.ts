/** Failures within the window that open a breaker. */
export const failuresToOpen = 2
export const failureWindow = 10 * 60_000
/** Milliseconds until the next trial; doubles after each failed trial, up to the longest. */
export const firstWait = 5 * 60_000
export const longestWait = 60 * 60_000

/**
 * Circuit breaker of one version of a remote on one device. Closed: the version is loaded. Open: the previous version
 * stands in for it. Half-open: it is being tried again. Times are milliseconds since the epoch.
 */
export type Breaker =
  | { state: 'closed'; failures: readonly number[] }
  | { state: 'open'; until: number; wait: number }
  | { state: 'half-open'; since: number; wait: number }

export const closedBreaker: Breaker = { state: 'closed', failures: [] }

/** `tried`: the failed version is about to be loaded, because its time has come or somebody asked for it. */
export type BreakerEvent = 'failed' | 'tried' | 'started'

export function moveBreaker(breaker: Breaker, event: BreakerEvent, at: number): Breaker {
  switch (breaker.state) {
    case 'closed': {
      // A start does not reset the failure count: a chunk may fail after every start.
      if (event !== 'failed') return breaker
      const failures = [...breaker.failures.filter((failure) => at - failure < failureWindow), at]
      return failures.length < failuresToOpen ? { state: 'closed', failures } : open(firstWait, at)
    }
    case 'open':
      if (event === 'tried') return { state: 'half-open', since: at, wait: breaker.wait }
      // It is loaded anyway when no other version fits.
      return event === 'started' ? closedBreaker : breaker
    case 'half-open':
      if (event === 'started') return closedBreaker
      return event === 'failed' ? open(Math.min(breaker.wait * 2, longestWait), at) : breaker
  }
}

const open = (wait: number, at: number): Breaker => ({ state: 'open', until: at + wait, wait })

/** Whether a failed version is due for an automatic trial. */
export const isDue = (breaker: Breaker, at: number): boolean =>
  breaker.state === 'open' && at >= breaker.until
