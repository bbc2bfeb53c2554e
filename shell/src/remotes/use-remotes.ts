import { useStore } from 'zustand'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from './remote-loader-context.ts'

export const useRemotes = (): readonly KnownRemote[] => useStore(useRemoteLoader().remotes)

export function useOwner(path: string) {
  const loader = useRemoteLoader()
  return useStore(loader.remotes, () => loader.findOwner(path))
}

/** A path without an owner has the state of an unknown remote. */
export function useRemoteState(name = '') {
  const loader = useRemoteLoader()
  return useStore(loader.states, () => loader.readState(name))
}
