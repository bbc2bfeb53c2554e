/** Returns true for a key at most once in so many milliseconds. Keys are few: people and subjects. */
export function createSeldom(every: number): (key: string) => boolean {
  const seen = new Map<string, number>()
  return (key) => {
    const now = performance.now()
    for (const [other, at] of seen) if (now - at >= every) seen.delete(other)
    if (seen.has(key)) return false
    seen.set(key, now)
    return true
  }
}
