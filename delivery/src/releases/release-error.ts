import { describeProblem, type ReleaseProblem } from './release-problem.ts'

export type ReleaseErrorCode =
  /** The combination may not be released; `problems` says why. */
  | 'refused'
  /** What a build left behind cannot be released. */
  | 'build-output'
  | 'no-release'
  | 'unknown-release'
  /** The release folder holds something that delivery did not write. */
  | 'damaged'
  /** The signing key cannot be used. */
  | 'key'
  /** What is current, or to become so, is not signed by a key that is believed. */
  | 'untrusted'
  /** What is current is signed, and what would follow it is not. */
  | 'unsigned'
  /** Another release or version of other content has the same name. */
  | 'collision'
  /** Another publish or rollback held the folder for too long. */
  | 'busy'

/** Why a release could not be made, moved or read. The message is for people and says what to do next. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  readonly code: ReleaseErrorCode
  readonly problems: readonly ReleaseProblem[]

  constructor(
    code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions & { problems?: readonly ReleaseProblem[] },
  ) {
    super(message, options)
    this.code = code
    this.problems = options?.problems ?? []
  }
}

/** Asks by name, so that a second copy of this module answers the same. */
export const isReleaseError = (error: unknown): error is ReleaseError =>
  error instanceof Error && error.name === 'ReleaseError'

/** One error that names every problem of a combination. */
export function buildRefusal(problems: readonly ReleaseProblem[]): ReleaseError {
  const lines = problems.map((problem) => `- ${describeProblem(problem)}`)
  return new ReleaseError('refused', ['Nothing was released:', ...lines].join('\n'), { problems })
}
