import { ApiError } from '../http/api-error.ts'

const mostFailures = 5
const windowMs = 15 * 60_000
/** Above this many keys the expired ones are dropped. */
const sweepSize = 1000

export type SignInLimit = {
  /** Counts an attempt before it is decided, so that many at once cannot slip through; throws 429 when it is one too many. */
  begin(identifierKey: string, address: string): { succeed(): void }
}

export function createSignInLimit(now: () => Date): SignInLimit {
  const failures = new Map<string, number[]>()

  const readRecent = (key: string) => {
    const since = now().getTime() - windowMs
    return (failures.get(key) ?? []).filter((at) => at > since)
  }
  const sweep = () => {
    for (const key of failures.keys()) if (readRecent(key).length === 0) failures.delete(key)
  }

  return {
    begin(identifierKey, address) {
      const key = JSON.stringify([identifierKey, address])
      const recent = readRecent(key)
      const [oldest] = recent
      if (oldest !== undefined && recent.length >= mostFailures) {
        throw toRefusal(oldest + windowMs - now().getTime())
      }
      if (failures.size > sweepSize) sweep()
      failures.set(key, [...recent, now().getTime()])
      return { succeed: () => void failures.delete(key) }
    },
  }
}

function toRefusal(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? count(seconds, 'second') : count(minutes, 'minute')
  return new ApiError(429, `Too many failed attempts to sign in. Try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`
