type Limits = {
  mostRunning: number
  mostWaiting: number
  /** The error for a call that finds no room. */
  toRefusal(): Error
}

/** Runs a number of tasks at a time, queues a number of others and refuses the rest, so that load has a bounded cost. */
export function createBulkhead({ mostRunning, mostWaiting, toRefusal }: Limits) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < mostRunning) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw toRefusal()
    try {
      return await task()
    } finally {
      // The slot goes to the next in the queue, and cannot be taken by a newcomer.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
