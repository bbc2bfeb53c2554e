type Limits = {
  mostRunning: number
  mostWaiting: number
  /** The error for a call that finds no room. */
  toRefusal(): Error
}

/** Runs so many tasks at a time, lets so many wait for their turn and refuses the rest, so that load costs a bounded amount. */
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
      // A place is handed on; nobody who comes meanwhile can take it.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
