import { useStore } from 'zustand'
import { useConsole } from '../console/console-services.ts'

export function useRemoteState(name: string) {
  const { loader } = useConsole()
  return useStore(loader.states, () => loader.readState(name))
}
