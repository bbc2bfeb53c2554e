import type { Release, ReleaseRecord } from '@console/shared/release'
import type { ReleaseUnit, UnitChange } from './release-units.ts'
import type { Signing } from './signing.ts'

export type MadeBy = { by: string; reason: string }
/** Who moves, why, and with whose signature. `unsigned`: without one, though the current release has one. */
export type MoveRequest = MadeBy & { signing?: Signing | undefined; unsigned?: boolean | undefined }
/** What a publish or a rollback did. `unchanged`: the combination asked for was current already. */
export type MoveResult = {
  outcome: 'moved' | 'unchanged'
  release: ReleaseRecord
  previous: Release | undefined
  changes: UnitChange[]
  untouched: ReleaseUnit[]
}
