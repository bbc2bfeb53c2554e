import { ReleaseError } from '../../errors/release-error.ts'
import { renderSiteDocument } from '../document/render-site-document.ts'
import { findCurrent, findCurrentRelease, findRecord, type LoadedSite } from '../records/load-site.ts'
import type { MoveAction } from '../records/move-history.ts'
import { findLineage } from '../records/release-lineage.ts'
import { compareReleases } from '../records/release-units.ts'
import { expectTrusted, expectTrustedRecord, isTrusted, type Signing } from '../signing/signing.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { expectIntact, expectIntactUnit } from '../verification/expect-intact.ts'
import { changeRelease } from './change-release.ts'
import { expectCurrent } from './expect-current.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { findVersion } from './unit-versions.ts'

/** Only for the holder of the lock. Without a pointer, or in place of one that is damaged, `id` has to be given. */
export const rollBack = (
  site: LoadedSite,
  request: MoveRequest & { id?: string | undefined },
): Promise<MoveResult> => moveTo(site, { ...request, action: 'rollback' })

/** To a release that was made before, as it is. Only for the holder of the lock. */
export async function moveTo(
  site: LoadedSite,
  { id, ...request }: MoveRequest & { id?: string | undefined; action: MoveAction; subject?: string },
): Promise<MoveResult> {
  const { signing } = request
  const current = findCurrent(site)
  expectCurrent(current, request.expect)
  if (signing === undefined) expectTrusted(site, request)
  const previous = findCurrentRelease(site)
  const release = findRecord(site, id ?? findDefault(site, previous?.id))
  if (signing !== undefined) expectTrustedRecord(site, release.id, signing)
  // Signing is the way out of a pointer that somebody changed or put back: it moves to the same release too, and
  // believes nothing of that pointer.
  const isForged = signing !== undefined && !isTrusted(site, signing)
  const outcome = release.id === previous?.id && signing === undefined ? 'unchanged' : 'moved'
  if (outcome === 'moved') {
    await expectIntact(site.published, release)
    const serial = isForged ? undefined : current?.signed?.serial
    const document = await renderSiteDocument(site.published, release, signing !== undefined)
    await movePointer(site, release, { ...request, previous, serial, document })
  }
  return { outcome, release, previous, notes: [], ...compareReleases(previous, release) }
}

export type UnitRollback = MoveRequest & {
  /** A remote's name or `shell`. */
  unit: string
  /** A version, its hash or the beginning of either; by default the one before the current one. */
  to?: string | undefined
}

/**
 * Puts an earlier version of one unit beside what is current: a combination that may never have been there, and is
 * checked like any other. A canary of the remote ends. Only for the holder of the lock.
 */
export function rollBackUnit(site: LoadedSite, { unit, to, ...request }: UnitRollback): Promise<MoveResult> {
  const movement = { ...request, action: 'rollback', subject: unit } as const
  return changeRelease(site, movement, async (record) => {
    if (record === undefined) throw nothingPublished(site.layout)
    const found = findVersion(site, record, { name: unit, asked: to })
    if (request.signing !== undefined) expectTrustedRecord(site, found.record.id, request.signing)
    const restored = readReleasedUnit(found.record, unit, found.version)
    await expectIntactUnit(site.published, restored)
    const isRemote = record.remotes.some(({ name }) => name === unit)
    return { units: [restored], ...(isRemote && { canaries: new Map([[unit, undefined]]) }) }
  })
}

/** Signs the current release anew, with a later time at which it expires. Only for the holder of the lock. */
export async function renewRelease(
  site: LoadedSite,
  request: MoveRequest & { signing: Signing },
): Promise<MoveResult> {
  const current = findCurrent(site)
  if (current === undefined) throw nothingPublished(site.layout)
  expectCurrent(current, request.expect)
  expectTrusted(site, request)
  const release = findRecord(site, current.release.id)
  await expectIntact(site.published, release)
  const serial = request.signing.adopt ? undefined : current.signed?.serial
  const previous = release
  const document = await renderSiteDocument(site.published, release, true)
  await movePointer(site, release, { ...request, action: 'renew', previous, serial, document })
  return { outcome: 'moved', release, previous, notes: [], ...compareReleases(previous, release) }
}

const nothingPublished = ({ dir }: SiteLayout) =>
  new ReleaseError('no-release', `Nothing has been published into ${dir} yet.`)

function findDefault(site: LoadedSite, current: string | undefined): string {
  if (current === undefined) throw nothingPublished(site.layout)
  const lineage = findLineage(site)
  const before = lineage.at(-1) === current ? lineage.at(-2) : lineage.at(-1)
  if (before === undefined)
    throw new ReleaseError(
      'no-release',
      `${current} is the first release, so there is none before it. Name the one you want: pnpm release rollback <id>.`,
    )
  return before
}
