import { ReleaseError } from '../../errors/release-error.ts'
import type { StoredPointer } from '../records/parse-stored.ts'

/**
 * Somebody looked at a release and decided; the move is for that one alone.
 * @throws ReleaseError `moved-on`.
 */
export function expectCurrent(current: StoredPointer | undefined, expected: string | undefined): void {
  if (expected === undefined || expected === current?.release.id) return
  const now =
    current === undefined ? 'There is no current release' : `The current release is ${current.release.id}`
  throw new ReleaseError(
    'moved-on',
    `${now}, not ${expected}, so nothing was changed. See what happened meanwhile with pnpm release list, and decide again.`,
  )
}
