import type { WriteGuard } from '../http/api-client.ts'
import { reportMistake } from './report-mistake.ts'

/** A guard that knows whether a request has taken its version; without it two people overwrite each other unnoticed. */
export function watchGuard({ ifMatch, ...others }: WriteGuard) {
  let isTaken = ifMatch === undefined || ifMatch === null
  const guard: WriteGuard = {
    ...others,
    get ifMatch() {
      isTaken = true
      return ifMatch
    },
  }
  return {
    guard,
    expectTaken() {
      if (isTaken) return
      reportMistake(
        'write of useEditor left out its guard: two people who save at once overwrite each other. Put ...guard into its request.',
      )
    },
  }
}
