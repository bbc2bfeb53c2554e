import type { Release, ReleaseRecord } from '@console/shared/release'
import type { Prove } from '../candidate/prove-candidate.ts'
import type { ReleaseComparison } from '../records/release-units.ts'
import type { Signing } from '../signing/signing.ts'

export type MadeBy = { by: string; reason: string }
/** Who moves, why, and with whose signature. */
export type MoveRequest = MadeBy & {
  signing?: Signing | undefined
  /** Without a signature, though the current release has one. */
  unsigned?: boolean | undefined
  /** The release that has to be the current one, by its id. */
  expect?: string | undefined
  /** What the units were built from. */
  commit?: string | undefined
  /** Paths that no remote may own, besides those that the console keeps for itself. */
  reserved?: readonly string[] | undefined
  /** Runs what would be released before it is; without it, history and record say that nobody did. */
  prove?: Prove | undefined
  /** Of the store alone: the move is worked out and run, and not made. */
  trial?: Prove | undefined
  /** Of the store alone: the release that was run; no other one is made. */
  provedId?: string | undefined
}
/** What a move did. `unchanged`: the combination asked for was current already. */
export type MoveResult = ReleaseComparison & {
  outcome: 'moved' | 'unchanged'
  release: ReleaseRecord
  previous: Release | undefined
  /** Whole sentences on what could not be compared, will not look as asked for, or was wrong before and still is. */
  notes: readonly string[]
}
