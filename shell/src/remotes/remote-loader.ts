import type { Platform } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release'
import { type RemoteModule, remoteModuleSchema } from '@console/shared/remote'
import { ownsPath } from '@console/shared/remote-config'
import type { RouteObject } from 'react-router'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KnownRelease, KnownRemote } from '../release/known-release.ts'
import { type RemoteFailure, RemoteLoadError, toRemoteFailure } from './remote-failure.ts'

/** Brings a remote's exposed module; `attempt` counts from 0 and grows with every retry. */
export type ImportRemote = (remote: ReleasedRemote, attempt: number) => Promise<unknown>

export type RemoteState =
  | { status: 'known' }
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule; routes: RouteObject[] }
  | { status: 'failed'; failure: RemoteFailure }

/** DESIGN §4: an unloadable remote is an error on screen within 8 seconds. */
const loadTimeout = 6000

export type RemoteLoader = {
  /** As they are now: what is learned of a later release can change single entries of the one that was started. */
  remotes: Omit<StoreApi<readonly KnownRemote[]>, 'setState'>
  findOwner(path: string): KnownRemote | null
  readState(name: string): RemoteState
  /** Never rejects; a failed remote is tried anew, one that is loading or ready is not asked twice. */
  load(name: string): Promise<RemoteState>
  /** Has an entry say something else from now on. Another version of the remote is not loaded before it is asked for. */
  replace(entry: KnownRemote): void
  /** Forgets a remote that is in no release any more. */
  remove(name: string): void
  /** By name, of those that were asked for. */
  states: Omit<StoreApi<RemoteStates>, 'setState'>
  /** Names of the remotes whose routes hang in the router. */
  patched: StoreApi<ReadonlySet<string>>
}

export type RemoteStates = Readonly<Record<string, RemoteState>>

/** Of a remote that has not been asked for, or that is not in the release. One value, because React compares by identity. */
const known: RemoteState = { status: 'known' }

type Loading = { version: string; promise: Promise<RemoteState> }

export function createRemoteLoader(
  release: Pick<KnownRelease, 'remotes'>,
  importRemote: ImportRemote,
  readPlatform: () => Platform,
): RemoteLoader {
  const remotes = createStore<readonly KnownRemote[]>(() => release.remotes)
  const states = createStore<RemoteStates>(() =>
    Object.fromEntries(release.remotes.flatMap((remote) => listUnreadable(remote))),
  )
  const attempts = new Map<string, number>()
  const pending = new Map<string, Loading>()
  const find = (name: string) => remotes.getState().find((remote) => remote.name === name)
  const readState = (name: string) => states.getState()[name] ?? known

  async function attempt(remote: KnownRemote): Promise<RemoteState> {
    const { name } = remote
    const move = (state: RemoteState) => {
      // Meanwhile another version may have taken its place.
      if (find(name)?.version !== remote.version) return readState(name)
      states.setState({ [name]: state })
      return state
    }
    move({ status: 'loading' })
    const count = attempts.get(name) ?? 0
    attempts.set(name, count + 1)
    try {
      return move({ status: 'ready', ...(await importChecked(remote, importRemote, count, readPlatform)) })
    } catch (error) {
      return move({ status: 'failed', failure: toRemoteFailure(remote, error) })
    } finally {
      if (pending.get(name)?.version === remote.version) pending.delete(name)
    }
  }

  return {
    remotes,
    findOwner: (path) =>
      remotes.getState().find((remote) => remote.paths.some((owned) => ownsPath(owned, path))) ?? null,
    readState,
    states,
    patched: createStore<ReadonlySet<string>>(() => new Set()),
    load(name) {
      const remote = find(name)
      const state = readState(name)
      if (remote === undefined || remote.problems || state.status === 'ready') return Promise.resolve(state)
      const under = pending.get(name)
      if (under?.version === remote.version) return under.promise
      const promise = attempt(remote)
      if (readState(name).status === 'loading') pending.set(name, { version: remote.version, promise })
      return promise
    },
    replace(entry) {
      const before = find(entry.name)
      const rest = remotes.getState()
      remotes.setState(before ? rest.map((each) => (each === before ? entry : each)) : [...rest, entry], true)
      if (before?.version !== entry.version || before.problems || entry.problems)
        states.setState({ [entry.name]: known, ...Object.fromEntries(listUnreadable(entry)) })
    },
    remove(name) {
      remotes.setState(
        remotes.getState().filter((remote) => remote.name !== name),
        true,
      )
      states.setState({ [name]: known })
    },
  }
}

/** Failed before anybody asks for it: its code never runs. */
function listUnreadable(remote: KnownRemote): [string, RemoteState][] {
  const { name, problems } = remote
  if (problems === undefined) return []
  const failure = toRemoteFailure(remote, new RemoteLoadError('unreadable', { problems }))
  return [[name, { status: 'failed', failure }]]
}

async function importChecked(
  remote: ReleasedRemote,
  importRemote: ImportRemote,
  attempt: number,
  readPlatform: () => Platform,
) {
  // Comes with the federation runtime, and is asked for beside it.
  const [exported, { readRemoteRoutes }, { toSection }] = await withTimeout(
    Promise.all([
      importRemote(remote, attempt),
      import(/* webpackChunkName: "federation" */ './read-remote-routes.ts'),
      import(/* webpackChunkName: "federation" */ '../containment/sections.ts'),
    ]),
  )
  const parsed = remoteModuleSchema.safeParse(exported)
  if (!parsed.success) throw new RemoteLoadError('invalid', { cause: parsed.error })
  // The schema has proved name and functions; their parameters exist only at compile time.
  const module = (exported as { default: RemoteModule }).default
  if (module.name !== remote.name)
    throw new RemoteLoadError('invalid', { problems: [`its module is called ${module.name}`] })
  return {
    module,
    routes: readRemoteRoutes(remote, module.routes({ ...readPlatform(), section: toSection(remote.name) })),
  }
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      late.reject(
        new RemoteLoadError('unreachable', { cause: new Error(`No answer within ${loadTimeout / 1000} s`) }),
      ),
    loadTimeout,
  )
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer))
}
