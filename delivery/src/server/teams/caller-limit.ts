/** The most callers that are remembered; the oldest gives way. */
const mostCallers = 10_000

/** Lets one caller do something `most` times within so many milliseconds. */
export function createCallerLimit({ most, within }: { most: number; within: number }) {
  const now = Date.now
  const seen = new Map<string, { count: number; since: number }>()
  const find = (caller: string) => {
    const found = seen.get(caller)
    return found !== undefined && now() - found.since < within ? found : undefined
  }
  return {
    /** Seconds until the caller may do it again; undefined when it may now. */
    waitFor(caller: string): number | undefined {
      const found = find(caller)
      if (found === undefined || found.count < most) return undefined
      return Math.ceil((found.since + within - now()) / 1000)
    },
    count(caller: string): void {
      const { count, since } = find(caller) ?? { count: 0, since: now() }
      seen.delete(caller)
      seen.set(caller, { count: count + 1, since })
      const [oldest] = seen.keys()
      if (seen.size > mostCallers && oldest !== undefined) seen.delete(oldest)
    },
  }
}
