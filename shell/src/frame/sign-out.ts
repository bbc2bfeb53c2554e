import type { Platform } from '@console/shared/platform'
import { mayLeave } from '../drafts/may-leave.ts'
import { endSession } from '../session/session.store.ts'

/** Unless there is unsaved work that the person would rather see to first. */
export async function signOut({ telemetry }: Pick<Platform, 'telemetry'>) {
  if (!(await mayLeave('sign-out'))) return
  telemetry.log('info', 'logout')
  endSession()
}
