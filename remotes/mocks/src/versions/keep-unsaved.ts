import type { MockDocument } from '@console/ielts'
import type { Platform } from '@console/shared/platform'
import { readOwner, toMockKey } from '../api/companion-store.ts'
import type { MockRef } from '../api/mock.api.ts'
import { keepOnDevice } from './device-versions.ts'

/** Stores unsaved work on this device before a version replaces it. Resolves with whether it could. */
export async function keepUnsaved(
  platform: Pick<Platform, 'session'>,
  mock: MockRef,
  document: MockDocument,
): Promise<boolean> {
  const problem = await keepOnDevice([
    {
      ...{ owner: readOwner(platform), mock: toMockKey(mock), at: Date.now(), isUnsaved: true },
      by: platform.session.readUser()?.name ?? null,
      status: document.status ?? null,
      summary: 'Not saved: what was in the editor before an older version was restored',
      ...{ errors: null, warnings: null, document },
    },
  ])
  return problem === null
}
