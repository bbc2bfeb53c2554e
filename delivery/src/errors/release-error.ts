import { describeProblem, type ReleaseProblem } from './release-problem.ts'

export type ReleaseErrorCode =
  /** The combination may not be released; `problems` says why. */
  | 'refused'
  /** The output of a build cannot be released. */
  | 'build-output'
  /** The combination failed in a browser, or could not be run. */
  | 'smoke'
  /** Another move came in between, so the proved candidate is not the one that would be released. */
  | 'overtaken'
  | 'no-release'
  | 'unknown-release'
  /** The current release has no such remote, or no release has that version of it. */
  | 'unknown-unit'
  /** Another release is current than the one that was expected. */
  | 'moved-on'
  /** The release folder holds something that delivery did not write. */
  | 'damaged'
  /** The release folder holds files of a newer command line, in a format that this one does not know. */
  | 'newer'
  /** The signing key cannot be used. */
  | 'key'
  /** The current or the next release is not signed by a trusted key. */
  | 'untrusted'
  /** The current release is signed, and the next one would not be. */
  | 'unsigned'
  /** Another release or version of other content has the same name. */
  | 'collision'
  /** The file of teams and their tokens cannot be used. */
  | 'teams'
  /** The file of rules of a release server cannot be used. */
  | 'policy'
  /** The upload is incomplete. */
  | 'upload'
  /** The report's source cannot be queried. */
  | 'report'
  /** Another publish or rollback held the folder for too long. */
  | 'busy'
  /** The system refuses: the disk is full or can only be read, or this account lacks a right. */
  | 'folder'

/** Why a release could not be made, moved or read. The message is for people and says what to do next. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  readonly code: ReleaseErrorCode
  readonly problems: readonly ReleaseProblem[]
  /** The message for people without a command line, where it differs. */
  readonly onScreen: string | undefined

  constructor(
    code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions & { problems?: readonly ReleaseProblem[]; onScreen?: string },
  ) {
    super(message, options)
    this.code = code
    this.onScreen = options?.onScreen
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

/** Another publish or rollback moved while the candidate was being run. */
export const buildOvertaken = (): ReleaseError =>
  new ReleaseError(
    'overtaken',
    'While this release was being checked, another one was published or a build changed, several times in a row, so nothing was released. Publish again.',
  )

/** `place`: the release folder, or the environment. */
export const buildNoRelease = (place: string): ReleaseError =>
  new ReleaseError('no-release', `Nothing has been published into ${place} yet.`)

export const isOvertaken = (error: unknown): boolean => isReleaseError(error) && error.code === 'overtaken'
