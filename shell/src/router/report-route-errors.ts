import type { Telemetry } from '@console/shared/platform'
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router'
import { SwitchedOff } from '../section-screens/switched-off.ts'

/** For the router: what a loader threw or a screen's error boundary caught. */
export const reportRouteErrors =
  (telemetry: Telemetry): ClientOnErrorFunction =>
  (error) => {
    // A page that does not exist is no fault.
    if (isRouteErrorResponse(error) && error.status === 404) return
    if (error instanceof SwitchedOff) return
    telemetry.captureException(error, { source: 'route' })
  }
