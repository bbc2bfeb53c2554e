import type { Telemetry } from '@console/shared/platform'
import { endSession } from '../session/session.store.ts'

export function signOut(telemetry: Telemetry) {
  telemetry.log('info', 'logout')
  endSession()
}
