import { ownsPath } from '@console/shared/remote-config'
import { useStore } from 'zustand'
import { useConsole } from '../platform/console-services.ts'
import type { KnownRemote } from '../release/known-release.ts'

export const useRemotes = (): readonly KnownRemote[] => useStore(useConsole().loader.remotes)

export const useOwner = (path: string): KnownRemote | null =>
  useRemotes().find(({ paths }) => paths.some((owned) => ownsPath(owned, path))) ?? null

export function useRemoteState(name: string) {
  const { loader } = useConsole()
  return useStore(loader.states, () => loader.readState(name))
}
