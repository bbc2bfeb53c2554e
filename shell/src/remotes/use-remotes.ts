import { ownsPath } from '@console/shared/remote-config'
import { useStore } from 'zustand'
import type { KnownRemote } from '../release/known-release.ts'
import { useRemoteLoader } from './remote-loader-context.ts'

export const useRemotes = (): readonly KnownRemote[] => useStore(useRemoteLoader().remotes)

export const useOwner = (path: string): KnownRemote | null =>
  useRemotes().find(({ paths }) => paths.some((owned) => ownsPath(owned, path))) ?? null

export function useRemoteState(name: string) {
  const loader = useRemoteLoader()
  return useStore(loader.states, () => loader.readState(name))
}
