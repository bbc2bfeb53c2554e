import type { Telemetry } from '@console/shared/platform'
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router'
import { SwitchedOff } from '../section-screens/switched-off.ts'

/** Router callback for errors thrown by loaders or caught by a screen's error boundary. */
export const reportRouteErrors =
  (telemetry: Telemetry): ClientOnErrorFunction =>
  (error) => {
    // A page that does not exist is not a fault.
    if (isRouteErrorResponse(error) && error.status === 404) return
    if (error instanceof SwitchedOff) return
    telemetry.captureException(error, { source: 'route' })
  }
