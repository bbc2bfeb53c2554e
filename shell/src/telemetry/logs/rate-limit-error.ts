/** SPEC §8: states the type of limit and the time until it resets. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError'
}

/**
 * Axiom's headers `X-IngestLimit-Reset`, `X-QueryLimit-Reset` and `X-RateLimit-Reset` contain seconds since the epoch.
 */
const limits = [
  { type: 'ingest', path: /\/ingest$/, header: 'x-ingestlimit-reset' },
  { type: 'query', path: /\/(query|_apl)$/, header: 'x-querylimit-reset' },
] as const

export function toRateLimitError(headers: Headers, path: string, now = Date.now()): RateLimitError {
  const limit = limits.find((candidate) => candidate.path.test(path))
  const reset = (limit && headers.get(limit.header)) ?? headers.get('x-ratelimit-reset')
  const seconds = toSeconds(reset, headers.get('retry-after'), now)
  const type = limit?.type ?? 'api'
  const when = seconds === null ? 'later' : `in ${Math.floor(seconds / 60)}m${seconds % 60}s`
  return new RateLimitError(`${type} limit exceeded, try again ${when}`)
}

/** Seconds until the reset, never negative even if the clock is ahead; undefined without a usable header. */
function toSeconds(reset: string | null, retryAfter: string | null, now: number): number | null {
  if (reset !== null && /^\d+$/.test(reset)) return Math.max(0, Math.ceil(Number(reset) - now / 1000))
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
}
