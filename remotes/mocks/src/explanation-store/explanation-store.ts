import type { Platform } from '@console/shared/platform'
import { isKeptByServer } from '../api/companion-store.ts'
import { createDeviceExplanations } from './device-explanations.ts'
import type { ExplanationStore } from './open-explanations.ts'

/** The store on the server if it keeps explanations, otherwise on this device. */
export async function openExplanationStore(
  platform: Pick<Platform, 'api' | 'drafts' | 'session' | 'settings'>,
): Promise<ExplanationStore> {
  if (!isKeptByServer(platform)) return createDeviceExplanations(platform)
  const server = await import(/* webpackChunkName: "notes" */ './server-explanations.ts')
  return server.createServerExplanations(platform)
}
