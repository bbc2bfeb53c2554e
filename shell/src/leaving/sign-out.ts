import type { ConsoleConfig } from '@console/shared/config'
import type { Telemetry } from '@console/shared/platform'
import { logOut } from '../session/log-out.ts'
import { mayLeave } from './may-leave.ts'

/** Signs out unless the person chooses to save their work first. */
export async function signOut(config: ConsoleConfig, telemetry: Telemetry) {
  if (await mayLeave('sign-out')) logOut(config, telemetry)
}
