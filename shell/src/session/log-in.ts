import type { ConsoleConfig } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import type { SignInResult } from '@console/shared/schemas/session'
import { beginSession, sessionStore } from './session.store.ts'
import { listStoredTokens } from './session-storage.ts'

/**
 * Stores the session before logging it (SPEC §4): an account that is refused here has not logged in. A previous session
 * of this browser, the same person's or another's, is revoked on the server.
 */
export function logIn(
  { config, telemetry }: { config: ConsoleConfig; telemetry: Telemetry },
  result: SignInResult,
  isRemembered: boolean,
) {
  const replaced = new Set([sessionStore.getState().accessToken, ...listStoredTokens()])
  beginSession(result, isRemembered)
  telemetry.log('info', 'login', { permission_count: result.permissions.length })
  for (const token of replaced) {
    if (token !== null && token !== '' && token !== result.token) void revokeReplaced(config, token)
  }
}

/** Most people have no session to replace, so the sign-in screen does not load the code. */
async function revokeReplaced(config: ConsoleConfig, token: string) {
  try {
    const { revokeToken } = await import(/* webpackChunkName: "frame" */ './revoke-token.ts')
    await revokeToken(config, token)
  } catch {
    // The token expires by itself in time.
  }
}
