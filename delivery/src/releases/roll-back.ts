import type { ReleasePointer } from '@console/shared/release'
import { findReleaseBefore, readMoves } from './move-history.ts'
import { movePointer } from './move-pointer.ts'
import type { MadeBy, MoveResult } from './move-result.ts'
import { readRecord } from './read-release.ts'
import { ReleaseError } from './release-error.ts'
import { compareReleases } from './release-units.ts'
import type { SiteLayout } from './site-layout.ts'
import { verifyFiles } from './verify-release.ts'

/** Only for the holder of the lock. `current` is undefined before the first release or when the pointer is damaged. */
export async function rollBack(
  layout: SiteLayout,
  current: ReleasePointer | undefined,
  { id, by, reason }: MadeBy & { id?: string | undefined },
): Promise<MoveResult> {
  const previous = current?.release
  const release = await readRecord(layout, id ?? (await findDefault(layout, previous?.id)))
  const outcome = release.id === previous?.id ? 'unchanged' : 'moved'
  if (outcome === 'moved') {
    const { problems } = await verifyFiles(layout, release)
    if (problems.length > 0)
      throw new ReleaseError(
        'damaged',
        `Release ${release.id} is not whole, so the current one stays: ${problems.map(({ address, problem }) => `${address} ${problem === 'missing' ? 'is missing' : 'was changed'}`).join(', ')}. Roll back to another release, or publish those versions again.`,
      )
    await movePointer(layout, release, { action: 'rollback', by, reason, from: previous?.id ?? null })
  }
  return { outcome, release, previous, ...compareReleases(previous, release) }
}

async function findDefault(layout: SiteLayout, current: string | undefined): Promise<string> {
  if (current === undefined)
    throw new ReleaseError('no-release', `Nothing has been published into ${layout.dir} yet.`)
  const before = findReleaseBefore(current, await readMoves(layout))
  if (before === undefined)
    throw new ReleaseError(
      'no-release',
      `${current} is the first release, so there is none before it. Name the one you want: pnpm release rollback <id>.`,
    )
  return before
}
