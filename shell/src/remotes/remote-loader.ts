import type { Release, ReleasedRemote } from '@console/shared/release'
import { type RemoteModule, remoteModuleSchema } from '@console/shared/remote'
import { ownsPath } from '@console/shared/remote-config'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type RemoteFailure, RemoteLoadError, toRemoteFailure } from './remote-failure.ts'

/** Brings a remote's exposed module; `attempt` counts from 0 and grows with every retry. */
export type ImportRemote = (remote: ReleasedRemote, attempt: number) => Promise<unknown>

export type RemoteState =
  | { status: 'known' }
  | { status: 'loading' }
  | { status: 'ready'; module: RemoteModule }
  | { status: 'failed'; failure: RemoteFailure }

/** DESIGN §4: an unloadable remote is an error on screen within 8 seconds. */
const loadTimeout = 6000

export type RemoteLoader = {
  remotes: readonly ReleasedRemote[]
  findOwner(path: string): ReleasedRemote | null
  readState(name: string): RemoteState
  /** Never rejects; a failed remote is tried anew, one that is loading or ready is not asked twice. */
  load(name: string): Promise<RemoteState>
  /** By name, of those that were asked for. */
  states: Omit<StoreApi<RemoteStates>, 'setState'>
}

export type RemoteStates = Readonly<Record<string, RemoteState>>

/** Of a remote that has not been asked for, or that is not in the release. One value, because React compares by identity. */
const known: RemoteState = { status: 'known' }

type Entry = {
  remote: ReleasedRemote
  attempts: number
  pending: Promise<RemoteState> | null
}

export function createRemoteLoader(release: Release, importRemote: ImportRemote): RemoteLoader {
  const entries = new Map<string, Entry>(
    release.remotes.map((remote) => [remote.name, { remote, attempts: 0, pending: null }]),
  )
  const states = createStore<RemoteStates>(() => ({}))
  const readState = (name: string) => states.getState()[name] ?? known

  function move({ remote }: Entry, state: RemoteState): RemoteState {
    states.setState({ [remote.name]: state })
    return state
  }

  async function attempt(entry: Entry): Promise<RemoteState> {
    move(entry, { status: 'loading' })
    try {
      const module = await importChecked(entry.remote, importRemote, entry.attempts++)
      return move(entry, { status: 'ready', module })
    } catch (error) {
      return move(entry, { status: 'failed', failure: toRemoteFailure(entry.remote, error) })
    } finally {
      entry.pending = null
    }
  }

  return {
    remotes: release.remotes,
    findOwner: (path) =>
      release.remotes.find((remote) => remote.paths.some((owned) => ownsPath(owned, path))) ?? null,
    readState,
    states,
    load(name) {
      const entry = entries.get(name)
      if (entry === undefined) return Promise.resolve(known)
      const state = readState(name)
      if (state.status === 'ready') return Promise.resolve(state)
      entry.pending ??= attempt(entry)
      return entry.pending
    },
  }
}

async function importChecked(remote: ReleasedRemote, importRemote: ImportRemote, attempt: number) {
  const exported = await withTimeout(importRemote(remote, attempt))
  const parsed = remoteModuleSchema.safeParse(exported)
  if (!parsed.success) throw new RemoteLoadError('invalid', { cause: parsed.error })
  // The schema has proved name and functions; their parameters exist only at compile time.
  const module = (exported as { default: RemoteModule }).default
  if (module.name !== remote.name) throw new RemoteLoadError('invalid')
  return module
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
