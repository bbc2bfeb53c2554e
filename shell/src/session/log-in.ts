import type { Platform } from '@console/shared/platform'
import type { SignInResult } from '@console/shared/schemas/session'
import { beginSession } from './session.store.ts'

/** Stores the session and then says so in the log (SPEC §4): an account that is refused here has not logged in. */
export function logIn(
  { telemetry }: Pick<Platform, 'telemetry'>,
  result: SignInResult,
  isRemembered: boolean,
) {
  beginSession(result, isRemembered)
  telemetry.log('info', 'login', { permission_count: result.permissions.length })
}
