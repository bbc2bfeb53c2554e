import { resolve } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { clearStaging, finishLastMove } from './finish-last-move.ts'
import { hideMakers } from './hide-makers.ts'
import { findMaker, readMoves } from './move-history.ts'
import type { MadeBy, MoveRequest, MoveResult } from './move-result.ts'
import { publishUnits } from './publish-units.ts'
import type { UnitToPublish } from './read-built-unit.ts'
import { listRecordIds, readPointer, readRecord, type StoredPointer } from './read-release.ts'
import { ReleaseError } from './release-error.ts'
import { renewRelease, rollBack } from './roll-back.ts'
import type { Signing } from './signing.ts'
import { buildSiteLayout } from './site-layout.ts'
import { withSiteLock } from './site-lock.ts'
import { dropStrays } from './stray-files.ts'
import { type Verification, verifyRelease } from './verify-release.ts'

/** `by` and `reason`: who released it first, and why. */
export type ListedRelease = MadeBy & { record: ReleaseRecord; isCurrent: boolean }

export type { Signing }

export type ReleaseStore = {
  dir: string
  /** Puts one or more built units beside what is current: one record, one move of the pointer. */
  publish(request: MoveRequest & { units: readonly UnitToPublish[] }): Promise<MoveResult>
  /** Moves the pointer to a release, by default to the one before the current one, after checking all its files. */
  rollback(request: MoveRequest & { id?: string | undefined }): Promise<MoveResult>
  /** Signs the current release anew: its time runs out, or nobody has signed it yet. */
  renew(request: MadeBy & { signing: Signing }): Promise<MoveResult>
  /** Newest first. */
  list(): Promise<ListedRelease[]>
  /** Undefined before the first release. */
  readCurrent(): Promise<StoredPointer | undefined>
  /** Of the current release when no id is given; the signature is checked where public keys are. */
  verify(id?: string, publicKeys?: readonly string[]): Promise<Verification>
}

/**
 * The releases of a release folder (see the layout in site-layout.ts). Several processes may use one folder at the
 * same time: whatever changes it does so under a lock. Every method rejects with a ReleaseError when what was asked
 * for cannot be done, and then the site is as it was.
 * @param options `waitAtMost`: milliseconds to wait for another publish, which takes well under a second.
 */
export function openReleaseStore(dir: string, { waitAtMost = 30_000 } = {}): ReleaseStore {
  const layout = buildSiteLayout(resolve(dir))
  const move = <Result>({ by }: MadeBy, work: () => Promise<Result>) =>
    withSiteLock(layout, { by, waitAtMost }, async () => {
      await clearStaging(layout)
      await hideMakers(layout)
      await dropStrays(layout)
      return work()
    })
  return {
    dir: layout.dir,
    publish: (request) =>
      move(request, async () => {
        const current = await readPointer(layout)
        await finishLastMove(layout, current)
        return publishUnits(layout, current, request).finally(() => clearStaging(layout))
      }),
    rollback: (request) =>
      move(request, async () => {
        const current = await readPointer(layout).catch((error: unknown) => {
          // A named release is the way out of a damaged pointer.
          if (request.id === undefined) throw error
          return 'damaged' as const
        })
        if (current !== 'damaged') await finishLastMove(layout, current)
        return rollBack(layout, current === 'damaged' ? undefined : current, request)
      }),
    renew: (request) =>
      move(request, async () => {
        const current = await readPointer(layout)
        await finishLastMove(layout, current)
        return renewRelease(layout, current, request)
      }),
    async list() {
      const [ids, current, moves] = await Promise.all([
        listRecordIds(layout),
        readPointer(layout).catch(() => undefined),
        readMoves(layout),
      ])
      const records = await Promise.all(ids.map((id) => readRecord(layout, id)))
      return records
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
        .map((record) => ({
          record,
          ...findMaker(record.id, moves),
          isCurrent: record.id === current?.release.id,
        }))
    },
    readCurrent: () => readPointer(layout),
    async verify(id, publicKeys = []) {
      const asked = id ?? (await readPointer(layout))?.release.id
      if (asked === undefined)
        throw new ReleaseError('no-release', `Nothing has been published into ${layout.dir} yet.`)
      return verifyRelease(layout, await readRecord(layout, asked), publicKeys)
    },
  }
}
