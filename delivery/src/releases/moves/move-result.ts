import type { ReleaseRecord } from '@console/shared/release'
import type { Prove } from '../candidate/prove-candidate.ts'
import type { CurrentRelease } from '../records/load-site.ts'
import type { ReleaseComparison } from '../records/release-units.ts'
import type { ConsolePlace } from '../rules/console-place.ts'
import type { Signing } from '../signing/signing.ts'

export type MadeBy = { by: string; reason: string }
/** Who moves, why, and with whose signature. */
export type MoveRequest = MadeBy & {
  signing?: Signing | undefined
  /** Without a signature, though the current release has one. */
  unsigned?: boolean | undefined
  /** The release that has to be the current one, by its id. */
  expect?: string | undefined
  /** The commit that the units were built from. */
  commit?: string | undefined
  /** The address of the CI run that moves. */
  run?: string | undefined
  /** Set by the release server: the team of the token, and the id of the request. */
  team?: string | undefined
  request?: string | undefined
  /** The console that will serve it. */
  place?: ConsolePlace | undefined
  /** Runs the candidate in a browser before it is released; without it, history and record say “skipped”. */
  prove?: Prove | undefined
  /** Set by the store for a dry run: the candidate is built and run, and the move is not made. */
  dryRun?: Prove | undefined
  /** Set by the store: the id of the release that was run. A move to any other one is refused as overtaken. */
  provedId?: string | undefined
}
/** A report on a move. `unchanged`: the combination was current already. */
export type MoveReport = ReleaseComparison & {
  outcome: 'moved' | 'unchanged'
  release: { id: string; remotes: readonly Pick<ReleaseRecord['remotes'][number], 'name' | 'disabled'>[] }
  previous?: { id: string } | undefined
  /** Whole sentences on what could not be compared, will not look as asked for, or was wrong before and still is. */
  notes: readonly string[]
}
/** The result of a move in the release folder. */
export type MoveResult = Omit<MoveReport, 'release' | 'previous'> & {
  release: ReleaseRecord
  previous: CurrentRelease | undefined
}
