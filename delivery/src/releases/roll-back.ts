import type { ReleaseRecord } from '@console/shared/release'
import { findReleaseBefore, readMoves } from './move-history.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { readRecord, type StoredPointer } from './read-release.ts'
import { ReleaseError } from './release-error.ts'
import { compareReleases } from './release-units.ts'
import { expectTrusted, expectTrustedRecord, isTrusted, type Signing } from './signing.ts'
import type { SiteLayout } from './site-layout.ts'
import { verifyFiles } from './verify-release.ts'

/** Only for the holder of the lock. `current` is undefined before the first release or when the pointer is damaged. */
export async function rollBack(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { id, ...request }: MoveRequest & { id?: string | undefined },
): Promise<MoveResult> {
  const { signing } = request
  if (signing === undefined) await expectTrusted(layout, current, request)
  const previous = current?.release
  const release = await readRecord(layout, id ?? (await findDefault(layout, previous?.id)))
  if (signing !== undefined) await expectTrustedRecord(layout, release.id, signing)
  // Signing is the way out of a pointer that somebody changed or put back: it moves to the same release too, and
  // believes nothing of that pointer.
  const isForged = signing !== undefined && !(await isTrusted(layout, current, signing))
  const outcome = release.id === previous?.id && signing === undefined ? 'unchanged' : 'moved'
  if (outcome === 'moved') {
    await expectWhole(layout, release)
    const movement = { ...request, action: 'rollback', from: previous?.id ?? null } as const
    await movePointer(layout, release, {
      ...movement,
      serial: isForged ? undefined : current?.signed?.serial,
    })
  }
  return { outcome, release, previous, ...compareReleases(previous, release) }
}

/** Signs the current release anew, with a later time at which it expires. Only for the holder of the lock. */
export async function renewRelease(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  request: MoveRequest & { signing: Signing },
): Promise<MoveResult> {
  if (current === undefined)
    throw new ReleaseError('no-release', `Nothing has been published into ${layout.dir} yet.`)
  await expectTrusted(layout, current, request)
  const release = await readRecord(layout, current.release.id)
  await expectWhole(layout, release)
  const serial = request.signing.adopt ? undefined : current.signed?.serial
  await movePointer(layout, release, { ...request, action: 'renew', from: release.id, serial })
  const previous = current.release
  return { outcome: 'moved', release, previous, ...compareReleases(previous, release) }
}

async function expectWhole(layout: SiteLayout, release: ReleaseRecord): Promise<void> {
  const { problems } = await verifyFiles(layout, release)
  if (problems.length === 0) return
  const named = problems.map(
    ({ address, problem }) => `${address} ${problem === 'missing' ? 'is missing' : 'was changed'}`,
  )
  throw new ReleaseError(
    'damaged',
    `Release ${release.id} is not whole, so the current one stays: ${named.join(', ')}. Roll back to another release, or publish those versions again.`,
  )
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
