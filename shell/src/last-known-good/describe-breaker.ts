import type { KnownRemote } from '../release/known-release.ts'
import { readBreaker } from './breaker.store.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Describes the breaker of a running remote, or of the version that it stands in for. */
export function describeBreaker({ name, version, standsIn }: KnownRemote): string {
  const breaker = readBreaker({ name, version: standsIn?.for ?? version })
  switch (breaker.state) {
    case 'closed':
      return breaker.failures.length === 0 ? 'closed' : `closed, ${breaker.failures.length} failed lately`
    case 'open':
      return `open until ${time.format(breaker.until)}`
    case 'half-open':
      return 'half-open'
  }
}
