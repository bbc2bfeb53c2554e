import { type AbsenceReason, describeAbsence } from '../absence/absences.ts'
import type { KnownRemote } from '../release/known-release.ts'
import type { RemoteState } from '../remotes/remote-loader.ts'

/** Why what lies below an entry cannot be opened now, and that in a sentence. */
export type FoundAbsence = { reason: AbsenceReason; sentence: string }

type Asked = { title: string; remote: KnownRemote; state: RemoteState; missing: readonly string[] }

/** What is said first where several are true: what a person may not open is no concern of theirs whether or not it works. */
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
