import type { Platform } from '@console/shared/platform'
import * as z from 'zod/mini'
import { mayLeave } from '../leaving/may-leave.ts'
import { whenWrittenEverywhere } from '../session/revoke-token.ts'
import { endSession, notifySessionEnding } from '../session/session.store.ts'
import { announceSessionEnd } from '../session/session-channel.ts'

/**
 * Ends every session of the person, this one last. What waits to be written, here and in other tabs, is written first.
 * Unsaved work is asked about as on signing out. Throws where the server did not do it, and then nothing has ended.
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
