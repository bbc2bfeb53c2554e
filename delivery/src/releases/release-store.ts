import { resolve } from 'node:path'
import type { ReleaseRecord } from '@console/shared/release'
import { isOvertaken, isReleaseError, ReleaseError } from '../errors/release-error.ts'
import type { RedirectsRequest } from './candidate/compose-release.ts'
import { type Prove, withOwnStaging } from './candidate/prove-candidate.ts'
import {
  disableRemote,
  enableRemote,
  type RemoteRequest,
  type RemovalRequest,
  redirectPaths,
  removeRemote,
} from './moves/change-remotes.ts'
import { clearStaging, finishLastMove } from './moves/finish-last-move.ts'
import { movePath, type PathMove, type RemoteRename, renameRemote } from './moves/hand-over.ts'
import type { MadeBy, MoveRequest, MoveResult } from './moves/move-result.ts'
import { publishUnits, type UnitsRequest } from './moves/publish-units.ts'
import { renewRelease, rollBack, rollBackUnit, type UnitRollback } from './moves/roll-back.ts'
import { type ListedMove, listComparedReleases, listMoves } from './records/list-moves.ts'
import {
  findCurrent,
  findRecord,
  getLoaded,
  isLoaded,
  type Loaded,
  type LoadedSite,
  loadPointer,
  loadRecords,
  loadSite,
} from './records/load-site.ts'
import { findAuthor, loadHistory } from './records/move-history.ts'
import { removeOrphanedFiles } from './records/orphaned-files.ts'
import type { StoredPointer } from './records/parse-stored.ts'
import { redactAuthors } from './records/redact-authors.ts'
import type { Signing } from './signing/signing.ts'
import { explainingSystemFault } from './site/explain-system-fault.ts'
import { buildSiteLayout } from './site/site-layout.ts'
import { withSiteLock } from './site/site-lock.ts'
import { type Verification, verifyRelease } from './verification/verify-release.ts'

/** `by` and `reason`: who released it first, and why. */
export type ListedRelease = MadeBy & { record: ReleaseRecord; isCurrent: boolean }

export type { ListedMove, Signing }

export type ReleaseStore = {
  dir: string
  /** Puts one or more built units beside what is current: one record, one move of the pointer. */
  publish(request: UnitsRequest): Promise<MoveResult>
  /** Has the release run that publishing these units would make, and leaves everything as it is. */
  check(request: Pick<UnitsRequest, 'units' | 'reserved'> & { prove: Prove }): Promise<MoveResult>
  /** Moves the pointer to a release, by default to the one before the current one, after checking all its files. */
  rollback(request: MoveRequest & { id?: string | undefined }): Promise<MoveResult>
  /** Puts an earlier version of one unit beside what is current, after checking its files. */
  rollbackUnit(request: UnitRollback): Promise<MoveResult>
  remove(request: RemovalRequest): Promise<MoveResult>
  /** Hands a path over from one remote to another, both built anew. */
  move(request: PathMove): Promise<MoveResult>
  rename(request: RemoteRename): Promise<MoveResult>
  redirect(request: MoveRequest & { redirects: RedirectsRequest }): Promise<MoveResult>
  /** Everybody is shown the reason. */
  disable(request: RemoteRequest): Promise<MoveResult>
  enable(request: RemoteRequest): Promise<MoveResult>
  /** Signs the current release anew: its time runs out, or nobody has signed it yet. */
  renew(request: MoveRequest & { signing: Signing }): Promise<MoveResult>
  /** Newest first. */
  list(): Promise<ListedRelease[]>
  /** What happened, newest first. */
  listMoves(): Promise<ListedMove[]>
  /** Undefined before the first release. */
  readCurrent(): Promise<StoredPointer | undefined>
  /** Of the current release when no id is given; the signature is checked where public keys are. */
  verify(id?: string, publicKeys?: readonly string[]): Promise<Verification>
}

/** A proof holds for one combination, and is begun anew when another one has moved meanwhile. */
const mostProofs = 3

type Work<Request> = (site: LoadedSite, request: Request) => Promise<MoveResult>

/**
 * The releases of a release folder (see the layout in site-layout.ts). Several processes may use one folder at the
 * same time: whatever changes it does so under a lock. Every method rejects with a ReleaseError when what was asked
 * for cannot be done, and then the site is as it was.
 * @param options `waitAtMost`: milliseconds to wait for another publish, which takes well under a second.
 */
export function openReleaseStore(dir: string, { waitAtMost = 30_000 } = {}): ReleaseStore {
  const layout = buildSiteLayout(resolve(dir))
  const move = <Result>({ by }: MadeBy, work: (site: LoadedSite) => Promise<Result>) =>
    explainingSystemFault(layout, 'so nothing was changed and the current release stays', () =>
      withSiteLock(layout, { by, waitAtMost }, async () => {
        await clearStaging(layout)
        const site = await redactAuthors(await loadSite(layout))
        await removeOrphanedFiles(site)
        return work(site)
      }),
    )
  const read = <Result>(work: () => Promise<Result>) =>
    explainingSystemFault(layout, 'so it could not be read', work)
  /** From what is current, whole; what is left of staging goes with it. */
  const change =
    <Request extends MadeBy>(work: Work<Request>) =>
    (request: Request) =>
      move(request, async (site) => {
        const finished = await finishLastMove(site)
        return work(finished, request).finally(() => clearStaging(layout))
      })
  /** Run first, where that is asked for; nobody waits for it, and what another move has overtaken is run again. */
  const changeProved = <Request extends MoveRequest>(work: Work<Request>) => {
    const changeNow = change(work)
    return async ({ prove, ...rest }: Request) => {
      const request = { ...rest, prove: undefined } as Request
      if (prove === undefined) return changeNow(request)
      for (let proofs = 1; ; proofs++) {
        const tried = await withOwnStaging(layout, (site) => work(site, { ...request, trial: prove }))
        try {
          return await changeNow({ ...request, provedId: tried.release.id })
        } catch (error) {
          if (!isOvertaken(error) || proofs === mostProofs) throw error
        }
      }
    }
  }
  return {
    dir: layout.dir,
    publish: changeProved(publishUnits),
    check: ({ prove, ...request }) =>
      withOwnStaging(layout, (site) =>
        publishUnits(site, { ...request, by: '', reason: '', unsigned: true, trial: prove }),
      ),
    rollback: (request) =>
      move(request, async (site) => {
        // A named release is the way out of a damaged pointer.
        if (request.id !== undefined && isDamaged(site.pointer))
          return rollBack({ ...site, pointer: { text: '', value: undefined } }, request)
        return rollBack(await finishLastMove(site), request)
      }),
    rollbackUnit: change(rollBackUnit),
    remove: change(removeRemote),
    move: changeProved(movePath),
    rename: changeProved(renameRemote),
    redirect: change(redirectPaths),
    disable: change(disableRemote),
    enable: change(enableRemote),
    renew: change(renewRelease),
    list: () =>
      read(async () => {
        const site = await loadSite(layout)
        const current = isLoaded(site.pointer) ? site.pointer.value : undefined
        return [...site.records.values()]
          .map(getLoaded)
          .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
          .map((record) => ({
            record,
            ...findAuthor(record.id, site.history.moves),
            isCurrent: record.id === current?.release.id,
          }))
      }),
    listMoves: () =>
      read(async () => {
        const pointer = await loadPointer(layout)
        const history = await loadHistory(layout)
        const records = await loadRecords(layout, listComparedReleases(history.moves))
        return listMoves({ pointer, history, records }).reverse()
      }),
    readCurrent: () => read(async () => getLoaded(await loadPointer(layout))),
    verify: (id, publicKeys = []) =>
      read(async () => {
        const site = await loadSite(layout)
        const asked = id ?? findCurrent(site)?.release.id
        if (asked === undefined)
          throw new ReleaseError('no-release', `Nothing has been published into ${layout.dir} yet.`)
        return verifyRelease(site, findRecord(site, asked), publicKeys)
      }),
  }
}

const isDamaged = (loaded: Loaded<unknown>) =>
  !isLoaded(loaded) && isReleaseError(loaded.error) && loaded.error.code === 'damaged'
