import type { HelpText } from '@console/shared/remote'
import { useLocation } from 'react-router'
import { useOwner, useRemoteState } from '../remotes/use-remotes.ts'
import { findHelp } from './find-help.ts'

/** The help of the current screen, once its remote has loaded. */
export function useHelp(): HelpText | undefined {
  const { pathname } = useLocation()
  const state = useRemoteState(useOwner(pathname)?.name)
  return state.status === 'ready' ? findHelp(state.module, pathname) : undefined
}
