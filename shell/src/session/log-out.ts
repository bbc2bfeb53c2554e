import type { ConsoleServices } from '../platform/console-services.ts'
import { revokeToken } from './revoke-token.ts'
import { endSession, sessionStore } from './session.store.ts'

/** Here and in this browser's other tabs at once; at the server when that is done. */
export function logOut({ config, platform }: Pick<ConsoleServices, 'config' | 'platform'>) {
  const { accessToken } = sessionStore.getState()
  platform.telemetry.log('info', 'logout')
  endSession()
  if (accessToken !== null) void revokeToken(config, accessToken)
}
