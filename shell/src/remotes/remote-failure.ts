import type { ReleasedRemote } from '@console/shared/release/released-remote'
import type { AbsenceReason } from '../absence/absences.ts'

/** DESIGN §4; `unreadable` is a release entry that this shell does not understand. */
export type RemoteFailureReason = Exclude<AbsenceReason, 'switched-off' | 'not-permitted' | 'not-here'>

type RemoteLoadErrorOptions = ErrorOptions & { problems?: readonly string[] }

/** Thrown while loading a remote; callers receive a `RemoteFailure`. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly reason: RemoteFailureReason
  /** Faults for the remote's team to fix, one per line. */
  readonly problems: readonly string[]

  constructor(reason: RemoteFailureReason, { problems = [], ...options }: RemoteLoadErrorOptions = {}) {
    super([reason, ...problems].join(': '), options)
    this.reason = reason
    this.problems = problems
  }
}

export type RemoteFailure = {
  reason: RemoteFailureReason
  /** For the remote's team: `commerce@1.0.0-3fa2b1c0 unreachable`. */
  code: string
  /** For its team, one per line. */
  problems: readonly string[]
  /** Milliseconds since the epoch. */
  since: number
  error: unknown
  /** For a load that outlasts the screen's wait: whether it succeeded in the end. */
  late?: Promise<boolean>
}

/** For its team: `commerce@1.0.0-3fa2b1c0 unreachable`. */
export const toAbsenceCode = ({ name, version }: ReleasedRemote, reason: AbsenceReason) =>
  `${name}@${version} ${reason}`

export function toRemoteFailure(remote: ReleasedRemote, error: unknown): RemoteFailure {
  const { reason, problems } =
    error instanceof RemoteLoadError ? error : { reason: 'broken' as const, problems: [] }
  return {
    reason,
    code: toAbsenceCode(remote, reason),
    problems,
    since: Date.now(),
    error,
  }
}
