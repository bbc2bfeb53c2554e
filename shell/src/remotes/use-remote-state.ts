import { useSyncExternalStore } from 'react'
import { useConsole } from '../console/console-services.ts'

export function useRemoteState(name: string) {
  const { loader } = useConsole()
  return useSyncExternalStore(loader.subscribe, () => loader.readState(name))
}
