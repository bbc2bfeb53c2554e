import type { ConsoleConfig } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import { revokeToken } from './revoke-token.ts'
import { endSession, sessionStore } from './session.store.ts'

/** Here and in this browser's other tabs at once; at the server when that is done. */
export function logOut(config: ConsoleConfig, telemetry: Telemetry) {
  const { accessToken } = sessionStore.getState()
  telemetry.log('info', 'logout')
  endSession()
  if (accessToken !== null) void revokeToken(config, accessToken)
}
