/** Failures within the window that open a breaker. */
export const failuresToOpen = 2
export const failureWindow = 10 * 60_000
/** Milliseconds until what failed is tried again; twice as long after each try in vain, up to the longest. */
export const firstWait = 5 * 60_000
export const longestWait = 60 * 60_000

/**
 * Of one version of a remote on one device. Closed, it is loaded; open, the version before stands in for it; half-open, it
 * is being tried again. Times are milliseconds since the epoch.
 */
export type Breaker =
  | { state: 'closed'; failures: readonly number[] }
  | { state: 'open'; until: number; wait: number }
  | { state: 'half-open'; since: number; wait: number }

export const closedBreaker: Breaker = { state: 'closed', failures: [] }

/** `tried`: it is about to be loaded although it failed, because the time has come or somebody asked for it. */
export type BreakerEvent = 'failed' | 'tried' | 'started'

export function moveBreaker(breaker: Breaker, event: BreakerEvent, at: number): Breaker {
  switch (breaker.state) {
    case 'closed': {
      // That it started does not count against its failures: a part of it may go missing after every start.
      if (event !== 'failed') return breaker
      const failures = [...breaker.failures.filter((failure) => at - failure < failureWindow), at]
      return failures.length < failuresToOpen ? { state: 'closed', failures } : open(firstWait, at)
    }
    case 'open':
      if (event === 'tried') return { state: 'half-open', since: at, wait: breaker.wait }
      // It is loaded all the same where no other version fits.
      return event === 'started' ? closedBreaker : breaker
    case 'half-open':
      if (event === 'started') return closedBreaker
      return event === 'failed' ? open(Math.min(breaker.wait * 2, longestWait), at) : breaker
  }
}

const open = (wait: number, at: number): Breaker => ({ state: 'open', until: at + wait, wait })

/** Whether what failed is to be tried again by itself. */
export const isDue = (breaker: Breaker, at: number): boolean =>
  breaker.state === 'open' && at >= breaker.until
