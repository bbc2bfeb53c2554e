import type { Release, ReleaseRecord } from '@console/shared/release'
import type { ReleaseUnit, UnitChange } from './release-units.ts'

export type MadeBy = { by: string; reason: string }
/** What a publish or a rollback did. `unchanged`: the combination asked for was current already. */
export type MoveResult = {
  outcome: 'moved' | 'unchanged'
  release: ReleaseRecord
  previous: Release | undefined
  changes: UnitChange[]
  untouched: ReleaseUnit[]
}
