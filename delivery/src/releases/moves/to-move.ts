import type { ListedMove, Move } from '@console/shared/release-server/move'
import type { Candidate } from '../candidate/build-candidate.ts'
import type { MoveAction } from '../records/move-history.ts'
import type { CanaryChange } from '../records/release-units.ts'
import type { MoveRequest } from './move-result.ts'

export type Movement = MoveRequest & { action: MoveAction; subject?: string | undefined }

export type NewMove = Move & Pick<ListedMove, 'units'>

/** The line of the history. */
export function toMove({ record, comparison, smoke }: Candidate, movement: Movement): NewMove {
  const { action, subject, by, reason, commit, run, team, request, signing } = movement
  const { previous, changes, canaries, redirects } = comparison
  return {
    moved_at: new Date().toISOString(),
    action,
    ...(subject !== undefined && { subject }),
    by,
    reason,
    ...(commit !== undefined && { commit }),
    ...(run !== undefined && { run }),
    ...(team !== undefined && { team }),
    ...(request !== undefined && { request }),
    ...(smoke !== undefined && { smoke }),
    units: changes.map(({ name, from = null, to = null }) => ({ name, from, to })),
    ...(canaries.length > 0 && { canaries: canaries.map(toCanaryMove) }),
    ...(redirects.length > 0 && { redirects: redirects.map(({ from, to = null }) => ({ from, to })) }),
    from: previous?.id ?? null,
    to: record.id,
    ...(signing && { key: signing.key.publicKey }),
  }
}

const toCanaryMove = ({ name, from, to, audience }: CanaryChange) => ({
  name,
  from: from ?? null,
  to: to ?? null,
  ...(audience !== undefined && { audience }),
})
