import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildNoRelease, buildOvertaken, isOvertaken, isReleaseError } from '../errors/release-error.ts'
import { type Prove, withOwnStaging } from './candidate/prove-candidate.ts'
import {
  abortCanary,
  type CanaryStart,
  promoteCanary,
  shareCanary,
  startCanary,
} from './moves/change-canary.ts'
import { disableRemote, enableRemote, removeRemote } from './moves/change-remotes.ts'
import { clearStaging, finishLastMove } from './moves/finish-last-move.ts'
import type { MadeBy, MoveRequest, MoveResult } from './moves/move-result.ts'
import { promoteRelease } from './moves/promote-release.ts'
import { publishUnits, type UnitsRequest } from './moves/publish-units.ts'
import { renewRelease, rollBack, rollBackUnit } from './moves/roll-back.ts'
import { type PreviewRequest, preparePreview, toBranchMark } from './previews/prepare-preview.ts'
import { findPrunable, type PruneRequest, prune } from './pruning/find-prunable.ts'
import { listLastMoves } from './records/list-moves.ts'
import { type ListedRelease, listReleases } from './records/list-releases.ts'
import {
  findCurrent,
  findRecord,
  isLoaded,
  type Loaded,
  type LoadedSite,
  loadSite,
} from './records/load-site.ts'
import { removeOrphanedFiles } from './records/orphaned-files.ts'
import { readCurrent } from './records/read-current.ts'
import { redactAuthors } from './records/redact-authors.ts'
import { listSwitchedOff } from './records/release-units.ts'
import type { Signing } from './signing/signing.ts'
import { explainSystemFault } from './site/explain-system-fault.ts'
import { buildSiteLayout } from './site/site-layout.ts'
import { withSiteLock } from './site/site-lock.ts'
import { verifyRelease } from './verification/verify-release.ts'

export type { ListedRelease, Signing }

export type ReleaseStore = ReturnType<typeof openReleaseStore>

/** Keeps the folder in sync with a storage that others change too. */
export type SiteMirror = {
  /** As people know it. */
  name: string
  /** Brings the folder up to date with the storage. Only for the holder of the lock. */
  pull(): Promise<void>
  /** Brings the storage up to date with the folder; false when another move was first. Only for the holder of the lock. */
  push(): Promise<boolean>
  /** Copies the file at an address, which no pointer names, to the storage. Only for the holder of the lock. */
  add(address: string): Promise<void>
}

/** Milliseconds after which a move is given up that others keep overtaking. */
const overtakenAtMost = 120_000
/** The longest pause before the next try. Pauses are random, so that processes that collided do not collide again. */
const longestPause = 2_000

type StoreOptions = {
  /** Milliseconds to wait for another publish, which takes well under a second. */
  waitAtMost?: number
  mirror?: SiteMirror | undefined
  /** By default production. */
  environment?: string | undefined
}

/** A proof holds for one combination, and is repeated when another one has moved meanwhile. */
const mostProofs = 3

type Work<Request> = (site: LoadedSite, request: Request) => Promise<MoveResult>

/**
 * The releases of a release folder (see the layout in site-layout.ts). Several processes may use one folder at the
 * same time: every change takes a lock. Every method rejects with a ReleaseError when what was asked
 * for cannot be done, and then the site is as it was.
 */
export function openReleaseStore(
  dir: string,
  { waitAtMost = 30_000, mirror, environment }: StoreOptions = {},
) {
  const layout = buildSiteLayout(resolve(dir), environment)
  const move = <Result>({ by }: Pick<MadeBy, 'by'>, work: (site: LoadedSite) => Promise<Result>) =>
    withSiteLock(layout, { by, waitAtMost }, async () => {
      const deadline = Date.now() + overtakenAtMost
      for (let pause = 50; ; pause = Math.min(2 * pause, longestPause)) {
        await mirror?.pull()
        await clearStaging(layout)
        const site = await redactAuthors(await loadSite(layout))
        await removeOrphanedFiles(site)
        const result = await work(site)
        if (mirror === undefined || (await mirror.push())) return result
        if (Date.now() > deadline) throw buildOvertaken()
        await sleep(Math.random() * pause)
      }
    }).catch(explainSystemFault(layout, 'so nothing was changed and the current release stays'))
  const pull = async () => {
    if (mirror !== undefined) await withSiteLock(layout, { by: 'a look', waitAtMost }, mirror.pull)
  }
  const read = <Result>(work: () => Promise<Result>) =>
    pull().then(work).catch(explainSystemFault(layout, 'so it could not be read'))
  const stage = async <Result>(work: (site: LoadedSite) => Promise<Result>) => {
    await pull()
    return withOwnStaging(layout, work)
  }
  /** Finishes the last move before the work, and clears the staging folder after it. */
  const change =
    <Request extends MadeBy>(work: Work<Request>) =>
    (request: Request) =>
      move(request, async (site) => {
        const finished = await finishLastMove(site)
        return work(finished, request).finally(() => clearStaging(layout))
      })
  /** Proves the candidate first, where that is asked for: without the lock, and again when another move has overtaken it. */
  const changeProved = <Request extends MoveRequest>(work: Work<Request>) => {
    const changeNow = change(work)
    return async ({ prove, ...rest }: Request) => {
      const request = { ...rest, prove: undefined } as Request
      if (prove === undefined) return changeNow(request)
      for (let proofs = 1; ; proofs++) {
        const tried = await stage((site) => work(site, { ...request, dryRun: prove }))
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
    /** As people know it. */
    name: layout.dir,
    /** Puts one or more built units beside what is current: one record, one move of the pointer. */
    publish: changeProved(publishUnits),
    /** Runs the release that publishing these units would make, and changes nothing. */
    check: ({ prove, ...request }: Pick<UnitsRequest, 'units' | 'place'> & { prove: Prove }) =>
      stage((site) => publishUnits(site, { ...request, by: '', reason: '', unsigned: true, dryRun: prove })),
    /** Moves the pointer to a release, by default to the one before the current one, after checking all its files. */
    rollback: (request: MoveRequest & { id?: string | undefined }) =>
      move(request, async (site) => {
        // A named release is the way out of a damaged pointer.
        if (request.id !== undefined && isDamaged(site.pointer))
          return rollBack({ ...site, pointer: { text: '', value: undefined } }, request)
        return rollBack(await finishLastMove(site), request)
      }),
    /** Puts an earlier version of one unit beside what is current, after checking its files. */
    rollbackUnit: change(rollBackUnit),
    remove: change(removeRemote),
    /** Everybody is shown the reason. */
    disable: change(disableRemote),
    enable: change(enableRemote),
    /** Gives some of the staff another version of a remote. */
    startCanary: (request: Omit<CanaryStart, 'since'>) =>
      // The same time in the proved candidate and in the release.
      changeProved(startCanary)({ ...request, since: new Date().toISOString() }),
    /** Gives it to more of them, or to fewer. */
    shareCanary: change(shareCanary),
    /** Gives it to everybody. */
    promoteCanary: change(promoteCanary),
    /** Gives everybody the released version again. */
    abortCanary: change(abortCanary),
    /** Makes current in this environment what is in another one. */
    promote: change(promoteRelease),
    /** Writes the file of a preview link, after judging the version beside what is current. */
    preview: (request: PreviewRequest) =>
      move(request, async (site) => {
        const prepared = await preparePreview(site, request).finally(() => clearStaging(layout))
        await mirror?.add(prepared.address)
        return prepared
      }),
    /** Removes the links to builds of a branch, and whatever only they needed. Resolves to the number of links. */
    endPreviews: ({ by, remote, branch }: { by: string; remote: string; branch: string }) =>
      move({ by }, async (site) => {
        // Nothing of any release is removed, however old it is.
        const request = { by, reason: '', days: Number.POSITIVE_INFINITY, isDryRun: false }
        const endedBranch = toBranchMark(remote, branch)
        const { removed } = await prune(await finishLastMove(site), { ...request, endedBranch })
        return removed.filter(({ address }) => address.startsWith('/releases/preview-')).length
      }),
    /** Signs the current release again: it is about to expire, or was never signed. */
    renew: change(renewRelease),
    /** Newest first; only the listed ones are read. */
    list: (most = Number.POSITIVE_INFINITY) => read(() => listReleases(layout, most)),
    /** The history of moves, newest first; only the listed ones are read. */
    listMoves: (most?: number) => read(() => listLastMoves(layout, most)),
    /** Removes what nobody can need any more: see find-prunable.ts. */
    prune: (request: PruneRequest) =>
      request.isDryRun
        ? read(async () => findPrunable(await loadSite(layout), request))
        : move(request, async (site) => prune(await finishLastMove(site), request)),
    /** Undefined before the first release. */
    readCurrent: () => read(() => readCurrent(layout)),
    /** A damaged pointer is no reason to keep a list back, which names the way out of it. */
    readCurrentState: async () => {
      const current = await read(() => readCurrent(layout)).catch(() => undefined)
      const switchedOff = listSwitchedOff(current?.release.remotes ?? [])
      return { switchedOff, expiresAt: current?.signed?.expires_at }
    },
    /** By default of the current release. The signature is checked where public keys are given. */
    verify: (id?: string, publicKeys: readonly string[] = []) =>
      read(async () => {
        const site = await loadSite(layout)
        const asked = id ?? findCurrent(site)?.release.id
        if (asked === undefined) throw buildNoRelease(layout.dir)
        return verifyRelease(site, findRecord(site, asked), publicKeys)
      }),
  }
}

const isDamaged = (loaded: Loaded<unknown>) =>
  !isLoaded(loaded) && isReleaseError(loaded.error) && loaded.error.code === 'damaged'
