/** Runs tasks, `most` of them at a time; one whose signal is aborted before its turn never starts. */
export function limitParallel(most: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      signal.throwIfAborted()
      return await task()
    } finally {
      // Whoever is next takes this place over.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
