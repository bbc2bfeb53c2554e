/**
 * Lets nobody but its operator end the process. SIGTERM and SIGINT call `close`, then exit; a second SIGINT, typed by somebody
 * impatient, exits at once. An error that nobody caught, such as one that a driver throws inside an event of its socket, is
 * logged: its request fails by a timeout, and all others are served.
 */
export function endOnSignal(close: () => Promise<void>, log: (error: unknown) => void = console.error): void {
  let isEnding = false
  const end = (signal: NodeJS.Signals) => {
    if (isEnding && signal === 'SIGINT') process.exit(1)
    // Service managers repeat SIGTERM while requests are still being answered.
    if (isEnding) return
    isEnding = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.on('uncaughtException', log)
  process.on('unhandledRejection', log)
}

/** Milliseconds for which a request may still be in transit on a kept-alive connection of a closing server. */
export const idleBeforeEnd = 1_000
