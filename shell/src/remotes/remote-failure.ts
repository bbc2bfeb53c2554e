import type { ReleasedRemote } from '@console/shared/release'

/** DESIGN §4. */
export type RemoteFailureReason = 'unreachable' | 'refused' | 'tampered' | 'broken' | 'invalid'

/** Thrown inside the loading of a remote; leaves it only as a `RemoteFailure`. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly reason: RemoteFailureReason

  constructor(reason: RemoteFailureReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

export type RemoteFailure = {
  reason: RemoteFailureReason
  /** For the team that owns the remote: `commerce@1.0.0-3fa2b1c0 unreachable`. */
  code: string
  /** For staff. */
  sentence: string
  /** Milliseconds since the epoch. */
  since: number
  error: unknown
}

/** Whether a script or style sheet of a build did not come: how Rspack's own code says it. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))

const sentences: Record<RemoteFailureReason, (title: string) => string> = {
  unreachable: (title) => `${title} could not be loaded. The connection or its server may be down.`,
  refused: (title) =>
    `This version of ${title} does not fit the console that is running. Its team has to publish it anew.`,
  tampered: (title) => `${title} was not started, because its files are not the ones that were published.`,
  broken: (title) => `${title} stopped with an error while it was starting.`,
  invalid: (title) =>
    `${title} was loaded but is not a part of this console. Its team has to publish it anew.`,
}

export function toRemoteFailure(remote: ReleasedRemote, error: unknown): RemoteFailure {
  const reason = error instanceof RemoteLoadError ? error.reason : 'broken'
  return {
    reason,
    code: `${remote.name}@${remote.version} ${reason}`,
    sentence: sentences[reason](remote.title),
    since: Date.now(),
    error,
  }
}
