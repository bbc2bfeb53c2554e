type Limits = {
  mostRunning: number
  mostWaiting: number
  /** The error for a call that finds no room. */
  toRefusal(): Error
}

type Caller = {
  /** Calls of one caller wait behind the first calls of all others. */
  caller?: string
  /** Goes before strangers who have as many calls waiting. */
  isKnown?: boolean
}

type Waiting = { caller: string; rank: number; start(): void; refuse(error: Error): void }

/**
 * Runs a number of tasks at a time, queues a number of others and refuses the rest, so that load has a bounded cost. The queue is
 * fair: callers are served in turn, and where it is full the caller with the most calls in it loses the last of them.
 */
export function createBulkhead({ mostRunning, mostWaiting, toRefusal }: Limits) {
  let running = 0
  /** By rank. */
  const queue: Waiting[] = []

  function wait({ caller = '', isKnown = false }: Caller): Promise<void> {
    const before = queue.filter((other) => other.caller === caller).length
    const rank = 2 * before + (isKnown ? 0 : 1)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = queue.findLastIndex((other) => other.rank <= rank) + 1
    queue.splice(place, 0, { caller, rank, start: resolve, refuse: reject })
    if (queue.length > mostWaiting) queue.pop()?.refuse(toRefusal())
    return promise
  }

  return async function run<Result>(task: () => Promise<Result>, caller: Caller = {}): Promise<Result> {
    if (running < mostRunning) running += 1
    else await wait(caller)
    try {
      return await task()
    } finally {
      // The slot goes to the next in the queue, and cannot be taken by a newcomer.
      const next = queue.shift()
      if (next === undefined) running -= 1
      else next.start()
    }
  }
}
