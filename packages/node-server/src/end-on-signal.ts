/** On SIGTERM and SIGINT: `close`, then the end. A second signal ends at once. */
export function endOnSignal(close: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    if (isEnding) process.exit(1)
    isEnding = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

/** Milliseconds that a request may be on its way to a server which is being ended, on a connection it kept alive. */
export const idleBeforeEnd = 1_000
