import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { isReleaseError, ReleaseError } from '../../errors/release-error.ts'
import { findSystemFault } from '../../errors/system-fault.ts'
import type { SiteLayout } from './site-layout.ts'

/**
 * For `catch` of work on a release folder: what the disk or its rights refuse becomes a sentence.
 * @param outcome of the work: `so nothing was changed`.
 * @throws ReleaseError `folder`; every other error as it is.
 */
export function explainSystemFault(layout: SiteLayout, outcome: string): (error: unknown) => Promise<never> {
  return async (error) => {
    if (isReleaseError(error)) throw error
    const fault = findSystemFault(await findCause(layout, error), layout.dir)
    if (fault === undefined) throw error
    const { what, advice } = fault
    throw new ReleaseError('folder', `${what[0]?.toUpperCase()}${what.slice(1)}, ${outcome}. ${advice}`, {
      cause: error,
    })
  }
}

/** SQLite, which holds the lock, does not say why it could not open or write its file. */
async function findCause({ own, lock }: SiteLayout, error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return error
  const reasons = await Promise.all(
    [own, lock].map((path) =>
      access(path, constants.W_OK).then(
        () => undefined,
        (reason: unknown) => reason,
      ),
    ),
  )
  // Its own result codes: https://sqlite.org/rescode.html#full
  const isFull = 'errcode' in error && error.errcode === 13
  return isFull
    ? Object.assign(new Error(error.message), { code: 'ENOSPC' })
    : (reasons.find(Boolean) ?? error)
}
