import type { ConsoleConfig } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import { revokeToken } from './revoke-token.ts'
import { endSession, sessionStore } from './session.store.ts'

/** Ends the session at once in all tabs of this browser; the server follows. */
export function logOut(config: ConsoleConfig, telemetry: Telemetry) {
  const { accessToken } = sessionStore.getState()
  telemetry.log('info', 'logout')
  endSession()
  if (accessToken !== null) void revokeToken(config, accessToken)
}
