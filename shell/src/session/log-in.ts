import type { ConsoleConfig } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import type { SignInResult } from '@console/shared/schemas/session'
import { beginSession, sessionStore } from './session.store.ts'
import { listStoredTokens } from './session-storage.ts'

/**
 * Stores the session and then says so in the log (SPEC §4): an account that is refused here has not logged in. Whatever
 * session this browser held before, this person's or another's, ends at the server as well.
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

/** Most people have nothing to replace, and the sign-in screen does without the code. */
async function revokeReplaced(config: ConsoleConfig, token: string) {
  try {
    const { revokeToken } = await import(/* webpackChunkName: "frame" */ './revoke-token.ts')
    await revokeToken(config, token)
  } catch {
    // It ends by itself, in its time.
  }
}
