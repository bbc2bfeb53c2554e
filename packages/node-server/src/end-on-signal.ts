/** Calls `close` on SIGTERM and SIGINT, then exits. A second signal exits at once. */
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

/** Milliseconds for which a request may still be in transit on a kept-alive connection of a closing server. */
export const idleBeforeEnd = 1_000
