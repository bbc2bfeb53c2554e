import { ReleaseError } from '../../errors/release-error.ts'
import { listMoves } from '../records/list-moves.ts'
import { readRecord, type StoredPointer } from '../records/read-release.ts'
import { listWayOfReleases } from '../records/release-lineage.ts'
import { compareReleases, listUnits } from '../records/release-units.ts'
import { expectTrusted, expectTrustedRecord, isTrusted, type Signing } from '../signing/signing.ts'
import type { SiteLayout } from '../site/site-layout.ts'
import { readReleasedUnit } from '../units/read-released-unit.ts'
import { expectWhole, expectWholeUnit } from '../verification/expect-intact.ts'
import { changeRelease } from './change-release.ts'
import { expectCurrent } from './expect-current.ts'
import { movePointer } from './move-pointer.ts'
import type { MoveRequest, MoveResult } from './move-result.ts'
import { findVersion } from './unit-versions.ts'

/** Only for the holder of the lock. `current` is undefined before the first release or when the pointer is damaged. */
export async function rollBack(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { id, ...request }: MoveRequest & { id?: string | undefined },
): Promise<MoveResult> {
  const { signing } = request
  expectCurrent(current, request.expect)
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
    const serial = isForged ? undefined : current?.signed?.serial
    await movePointer(layout, release, { ...request, action: 'rollback', previous, serial })
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
 * checked like any other. Only for the holder of the lock.
 */
export function rollBackUnit(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  { unit, to, ...request }: UnitRollback,
): Promise<MoveResult> {
  const movement = { ...request, action: 'rollback', subject: unit } as const
  return changeRelease(layout, current, movement, async (record) => {
    if (record === undefined) throw nothingPublished(layout)
    const found = await findVersion(layout, record, { name: unit, asked: to })
    if (request.signing !== undefined) await expectTrustedRecord(layout, found.record.id, request.signing)
    const restored = readReleasedUnit(found.record, unit)
    await expectWholeUnit(layout, restored)
    return { units: [restored] }
  })
}

/** Signs the current release anew, with a later time at which it expires. Only for the holder of the lock. */
export async function renewRelease(
  layout: SiteLayout,
  current: StoredPointer | undefined,
  request: MoveRequest & { signing: Signing },
): Promise<MoveResult> {
  if (current === undefined) throw nothingPublished(layout)
  expectCurrent(current, request.expect)
  await expectTrusted(layout, current, request)
  const release = await readRecord(layout, current.release.id)
  await expectWhole(layout, release)
  const serial = request.signing.adopt ? undefined : current.signed?.serial
  const previous = current.release
  await movePointer(layout, release, { ...request, action: 'renew', previous, serial })
  return { outcome: 'moved', release, previous, notes: [], ...compareReleases(previous, release) }
}

const nothingPublished = ({ dir }: SiteLayout) =>
  new ReleaseError('no-release', `Nothing has been published into ${dir} yet.`)

async function findDefault(layout: SiteLayout, current: string | undefined): Promise<string> {
  if (current === undefined) throw nothingPublished(layout)
  const moves = await listMoves(layout)
  const ids = [...new Set(moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to])))]
  const held = new Map<string, ReadonlySet<string>>()
  for (const id of ids) {
    const record = await readRecord(layout, id).catch(() => undefined)
    held.set(id, new Set(record && listUnits(record).map(({ name, version }) => `${name} ${version}`)))
  }
  const way = listWayOfReleases(
    moves,
    (id, { name, version }) => held.get(id)?.has(`${name} ${version}`) === true,
  )
  const before = way.at(-1) === current ? way.at(-2) : way.at(-1)
  if (before === undefined)
    throw new ReleaseError(
      'no-release',
      `${current} is the first release, so there is none before it. Name the one you want: pnpm release rollback <id>.`,
    )
  return before
}
