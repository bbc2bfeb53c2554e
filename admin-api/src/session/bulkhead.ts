type Limits = {
  mostRunning: number
  mostWaiting: number
  /** The same for one caller; by default there is no such limit. */
  mostWaitingEach?: number
  /** The error for a call that finds no room. */
  toRefusal(): Error
}

/**
 * Runs a number of tasks at a time, queues a number of others and refuses the rest, so that load has a bounded cost. One caller
 * cannot take all places of the queue.
 */
export function createBulkhead({
  mostRunning,
  mostWaiting,
  mostWaitingEach = mostWaiting,
  toRefusal,
}: Limits) {
  let running = 0
  const waiting: { caller: string; start(): void }[] = []

  const hasRoom = (caller: string) =>
    waiting.length < mostWaiting &&
    waiting.filter((other) => other.caller === caller).length < mostWaitingEach

  return async function run<Result>(task: () => Promise<Result>, caller = ''): Promise<Result> {
    if (running < mostRunning) running += 1
    else if (hasRoom(caller)) await new Promise<void>((start) => waiting.push({ caller, start }))
    else throw toRefusal()
    try {
      return await task()
    } finally {
      // The slot goes to the next in the queue, and cannot be taken by a newcomer.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next.start()
    }
  }
}
