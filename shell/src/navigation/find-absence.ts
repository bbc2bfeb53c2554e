import { type AbsenceReason, describeAbsence } from '../absence/absences.ts'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteState } from '../remotes/remote-loader.ts'

/** Why a menu entry cannot be opened now, with a sentence for the reader. */
export type FoundAbsence = { reason: AbsenceReason; sentence: string }

type Asked = { title: string; remote: KnownRemote; state: RemoteState; missing: readonly string[] }

/** A missing permission comes first: whether the section works is no concern of somebody who may not open it. */
export function findAbsence({ title, remote, state, missing }: Asked): FoundAbsence | null {
  if (missing.length > 0) return toAbsence('not-permitted', title)
  if (remote.disabled !== undefined)
    return { reason: 'switched-off', sentence: `Switched off: ${remote.disabled.reason}` }
  return state.status === 'failed' ? toAbsence(state.failure.reason, title) : null
}

export const toAbsence = (reason: AbsenceReason, title: string): FoundAbsence => ({
  reason,
  sentence: describeAbsence(reason).sentence(title),
})
