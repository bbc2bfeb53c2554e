import type { Platform } from '@console/shared/platform'
import * as z from 'zod/mini'
import { mayLeave } from '../leaving/may-leave.ts'
import { whenWrittenEverywhere } from '../session/revoke-token.ts'
import { endSession, notifySessionEnding } from '../session/session.store.ts'
import { announceSessionEnd } from '../session/session-channel.ts'

/**
 * Ends all the person's sessions, this one last. Pending writes of this tab and others are sent first, and unsaved work
 * is asked about as on signing out. Throws if the server refused; no session has ended then.
 */
export async function signOutEverywhere({
  api,
  telemetry,
}: Pick<Platform, 'api' | 'telemetry'>): Promise<void> {
  if (!(await mayLeave('sign-out'))) return
  announceSessionEnd()
  notifySessionEnding()
  await whenWrittenEverywhere()
  await api.request({ method: 'DELETE', path: 'sessions', schema: z.unknown() })
  telemetry.log('info', 'logout')
  endSession()
}
