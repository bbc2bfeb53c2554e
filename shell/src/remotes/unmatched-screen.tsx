import { useLocation } from 'react-router'
import { useConsole } from '../console/console-services.ts'
import { NotFoundScreen } from '../errors/not-found-screen.tsx'
import { RemoteUnavailableScreen } from './remote-unavailable-screen.tsx'
import { useRemoteState } from './use-remote-state.ts'

/** What no remote's route answered: either its remote is down, which is not a 404, or there is no such page. */
export function UnmatchedScreen() {
  const { loader } = useConsole()
  const { pathname } = useLocation()
  const owner = loader.findOwner(pathname)
  const state = useRemoteState(owner?.name ?? '')
  if (owner !== null && state.status === 'failed') {
    return <RemoteUnavailableScreen remote={owner} failure={state.failure} />
  }
  if (owner !== null && state.status === 'loading') return null
  return <NotFoundScreen />
}
