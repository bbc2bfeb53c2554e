import type { Platform } from '@console/shared/platform'
import type { RemoteModule } from '@console/shared/remote'
import { ownsPath } from '@console/shared/remote-config'
import type { RouteObject } from 'react-router'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { withTimeout } from '../network/with-timeout.ts'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import type { ImportRemote, ReadPlatform } from './exposed-module.ts'
import { type RemoteFailure, RemoteLoadError, toRemoteFailure } from './remote-failure.ts'

export type RemoteState =
  | { status: 'known' }
  | { status: 'loading' }
  | {
      status: 'ready'
      module: RemoteModule
      platform: Platform
      routes: RouteObject[]
      shared: readonly string[]
    }
  | { status: 'failed'; failure: RemoteFailure }

/** One attempt to load a remote. */
export type RemoteLoad = {
  version: string
  /** Duration in milliseconds. */
  took: number
  /** Set if it failed. */
  code?: string
}

/** DESIGN §4: a remote that cannot be loaded is an error on screen within 8 seconds. A later arrival is still used. */
const loadTimeout = 6000

export type RemoteLoader = {
  /** Current entries: a later release can change single entries of the one that the page started with. */
  remotes: Omit<StoreApi<readonly KnownRemote[]>, 'setState'>
  find(name: string): KnownRemote | undefined
  findOwner(path: string): KnownRemote | null
  readState(name: string): RemoteState
  /** Never rejects. A failed remote is tried again; one that is loading or ready is not. */
  load(name: string): Promise<RemoteState>
  /** From now on, loading a remote also waits for this promise, which must not reject. */
  hold(gate: (name: string) => Promise<void>): void
  /** Replaces an entry. Another version is not loaded until it is requested. */
  replace(entry: KnownRemote): void
  /** Removes a remote that is no longer in any release. */
  remove(name: string): void
  /** Every attempt since the page was loaded, in order. */
  listLoads(name: string): readonly RemoteLoad[]
  /** By name, for remotes that have been requested. */
  states: Omit<StoreApi<RemoteStates>, 'setState'>
  /** Names of the remotes whose routes are in the router. */
  patched: StoreApi<ReadonlySet<string>>
}

export type RemoteStates = Readonly<Record<string, RemoteState>>

/**
 * State of a remote that has not been requested or is not in the release. One shared value, because React compares by
 * identity.
 */
const known: RemoteState = { status: 'known' }

export function createRemoteLoader(
  release: Pick<KnownRelease, 'remotes'>,
  importRemote: ImportRemote,
  readPlatform: ReadPlatform,
): RemoteLoader {
  const remotes = createStore<readonly KnownRemote[]>(() => release.remotes)
  const states = createStore<RemoteStates>(() =>
    Object.fromEntries(release.remotes.flatMap((remote) => listUnreadable(remote))),
  )
  const attempts = new Map<string, number>()
  const pending = new Map<string, Promise<RemoteState>>()
  /** Replaced when another version takes over. */
  const places = new Map<string, object>()
  const gates: ((name: string) => Promise<void>)[] = []
  const loads = new Map<string, RemoteLoad[]>()
  const find = (name: string) => remotes.getState().find((remote) => remote.name === name)
  const readState = (name: string) => states.getState()[name] ?? known

  async function attempt(remote: KnownRemote): Promise<RemoteState> {
    const { name, version } = remote
    const place = places.get(name)
    const count = attempts.get(name) ?? 0
    attempts.set(name, count + 1)
    const began = performance.now()
    let noted: RemoteLoad | undefined
    const isReady = () => readState(name).status === 'ready'
    // Another version may have replaced it, or another attempt may have succeeded.
    const isOver = () => places.get(name) !== place || isReady()
    const move = (state: RemoteState) => {
      if (isOver()) return readState(name)
      states.setState({ [name]: state })
      return state
    }
    const note = (code?: string) => {
      const load = { version, took: performance.now() - began, ...(code && { code }) }
      loads.set(name, [...(loads.get(name) ?? []).filter((each) => each !== noted), load])
      noted = load
    }
    async function open() {
      const { exposed, readExposed } = await importLate(remote, importRemote, count)
      if (isOver()) return readState(name)
      const imported = readExposed(remote, exposed, readPlatform)
      note()
      return move({ status: 'ready', ...imported })
    }
    move({ status: 'loading' })
    const opening = open()
    const cause = new Error(`No answer within ${loadTimeout / 1000} s`)
    const tooLate = new RemoteLoadError('unreachable', { cause })
    try {
      return await withTimeout(opening, loadTimeout, tooLate)
    } catch (error) {
      const failure = toRemoteFailure(remote, error)
      if (error === tooLate) failure.late = opening.then(isReady, isReady)
      note(failure.code)
      return move({ status: 'failed', failure })
    }
  }

  function start(name: string): Promise<RemoteState> {
    const remote = find(name)
    const state = readState(name)
    if (remote === undefined || remote.problems || state.status === 'ready') return Promise.resolve(state)
    const under = pending.get(name)
    if (under) return under
    const promise = attempt(remote).finally(() => {
      if (pending.get(name) === promise) pending.delete(name)
    })
    if (readState(name).status === 'loading') pending.set(name, promise)
    return promise
  }

  /** Pending work for the previous version does not concern the next. */
  function forget(name: string, coming?: KnownRemote) {
    places.set(name, {})
    pending.delete(name)
    states.setState({ [name]: known, ...Object.fromEntries(coming ? listUnreadable(coming) : []) })
  }

  return {
    remotes,
    find,
    findOwner: (path) =>
      remotes.getState().find((remote) => remote.paths.some((owned) => ownsPath(owned, path))) ?? null,
    readState,
    listLoads: (name) => loads.get(name) ?? [],
    states,
    patched: createStore<ReadonlySet<string>>(() => new Set()),
    load: (name) =>
      gates.length === 0 ? start(name) : Promise.all(gates.map((gate) => gate(name))).then(() => start(name)),
    hold: (gate) => void gates.push(gate),
    replace(entry) {
      const before = find(entry.name)
      const rest = remotes.getState()
      remotes.setState(before ? rest.map((each) => (each === before ? entry : each)) : [...rest, entry], true)
      if (before?.version !== entry.version || before.problems || entry.problems) forget(entry.name, entry)
    },
    remove(name) {
      remotes.setState(
        remotes.getState().filter((remote) => remote.name !== name),
        true,
      )
      forget(name)
    },
  }
}

/** An unreadable entry has failed from the start: its code never runs. */
function listUnreadable(remote: KnownRemote): [string, RemoteState][] {
  const { name, problems } = remote
  if (problems === undefined) return []
  const failure = toRemoteFailure(remote, new RemoteLoadError('unreadable', { problems }))
  return [[name, { status: 'failed', failure }]]
}

/** The checks of a remote are loaded along with the federation runtime. */
async function importLate(remote: KnownRemote, importRemote: ImportRemote, attempt: number) {
  const { importExposed, readExposed } = await import(
    /* webpackChunkName: "federation" */ './exposed-module.ts'
  )
  return { exposed: await importExposed(remote, importRemote, attempt), readExposed }
}
