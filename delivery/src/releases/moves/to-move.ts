import type { ListedMove, Move } from '@console/shared/release-server/move'
import type { Candidate } from '../candidate/build-candidate.ts'
import type { MoveAction } from '../records/move-history.ts'
import type { MoveRequest } from './move-result.ts'

export type Movement = MoveRequest & { action: MoveAction; subject?: string | undefined }

export type NewMove = Move & Pick<ListedMove, 'units'>

/** The line of the history. */
export function toMove({ record, comparison, smoke }: Candidate, movement: Movement): NewMove {
  const { action, subject, by, reason, commit, run, team, request, signing } = movement
  const { previous, changes, canaries, redirects } = comparison
  return {
    moved_at: new Date().toISOString(),
    ...{ action, subject, by, reason, commit, run, team, request, smoke },
    units: changes.map(({ name, from = null, to = null }) => ({ name, from, to })),
    canaries:
      canaries.length > 0
        ? canaries.map(({ name, from = null, to = null, audience }) => ({ name, from, to, audience }))
        : undefined,
    redirects: redirects.length > 0 ? redirects.map(({ from, to = null }) => ({ from, to })) : undefined,
    from: previous?.id ?? null,
    to: record.id,
    key: signing?.key.publicKey,
  }
}
