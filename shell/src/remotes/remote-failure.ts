import type { ReleasedRemote } from '@console/shared/release/released-remote'
import type { AbsenceReason } from '../absence/absences.ts'

/** DESIGN §4; `unreadable` is an entry of the release that this shell does not understand. */
export type RemoteFailureReason = Exclude<AbsenceReason, 'switched-off' | 'not-permitted' | 'not-here'>

type RemoteLoadErrorOptions = ErrorOptions & { problems?: readonly string[] }

/** Thrown inside the loading of a remote; leaves it only as a `RemoteFailure`. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly reason: RemoteFailureReason
  /** What the team that owns the remote has to mend, one line each. */
  readonly problems: readonly string[]

  constructor(reason: RemoteFailureReason, { problems = [], ...options }: RemoteLoadErrorOptions = {}) {
    super([reason, ...problems].join(': '), options)
    this.reason = reason
    this.problems = problems
  }
}

export type RemoteFailure = {
  reason: RemoteFailureReason
  /** For the team that owns the remote: `commerce@1.0.0-3fa2b1c0 unreachable`. */
  code: string
  /** For its team, one line each. */
  problems: readonly string[]
  /** Milliseconds since the epoch. */
  since: number
  error: unknown
  /** Of what takes longer than a screen may wait: whether it came after all, known once nothing is under way any more. */
  late?: Promise<boolean>
}

/** For the team that owns it: `commerce@1.0.0-3fa2b1c0 unreachable`. */
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
