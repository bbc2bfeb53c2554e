import type { Telemetry } from '@console/shared/platform'
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { SwitchedOff } from '../remotes/screens/switched-off.ts'

/** For the router: what a loader threw or a screen's error boundary caught, with the remote whose route it is. */
export function reportRouteErrors(telemetry: Telemetry, loader: RemoteLoader): ClientOnErrorFunction {
  return (error, { location }) => {
    // A page that does not exist is no fault.
    if (isRouteErrorResponse(error) && error.status === 404) return
    if (error instanceof SwitchedOff) return
    const owner = loader.findOwner(location.pathname)
    const remote = owner && { remote: owner.name, remote_version: owner.version }
    telemetry.captureException(error, { source: 'route', ...remote })
  }
}
