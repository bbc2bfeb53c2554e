import type { ReleasedRemote } from '@console/shared/release'

/** DESIGN §4; `unreadable` is an entry of the release that this shell does not understand. */
export type RemoteFailureReason = 'unreachable' | 'refused' | 'tampered' | 'broken' | 'invalid' | 'unreadable'

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
  /** For staff. */
  sentence: string
  /** For its team, one line each. */
  problems: readonly string[]
  /** Milliseconds since the epoch. */
  since: number
  error: unknown
}

/** Whether a script or style sheet of a build did not come: how Rspack's own code says it. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))

const publishAnew = 'Its team has to publish it again.'

const sentences: Record<RemoteFailureReason, (title: string) => string> = {
  unreachable: (title) => `${title} could not be loaded. The connection or its server may be down.`,
  refused: (title) => `This version of ${title} does not fit this version of the console. ${publishAnew}`,
  tampered: (title) => `${title} was not started, because its files are not the ones that were published.`,
  broken: (title) => `${title} failed while it was starting.`,
  invalid: (title) => `${title} was loaded, but is no valid part of this console. ${publishAnew}`,
  unreadable: (title) => `${title} was published in a format that this console cannot read. ${publishAnew}`,
}

export function toRemoteFailure(remote: ReleasedRemote, error: unknown): RemoteFailure {
  const { reason, problems } =
    error instanceof RemoteLoadError ? error : { reason: 'broken' as const, problems: [] }
  return {
    reason,
    code: `${remote.name}@${remote.version} ${reason}`,
    sentence: sentences[reason](remote.title),
    problems,
    since: Date.now(),
    error,
  }
}
