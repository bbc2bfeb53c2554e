import { isDeletionKey } from '@console/shared/deletion/deletion-key'
import type { Draft } from '@console/shared/platform'
import { sessionStore } from '../session/session.store.ts'

const importStore = () => import(/* webpackChunkName: "drafts" */ '../drafts/draft-store.ts')

/**
 * Drafts of the signed-in person that would stay on this device, except those kept until they are discarded, and
 * deleted records, which are no unfinished work.
 */
export const listKeptDrafts = async (): Promise<Draft[]> =>
  (await listPassingDrafts()).filter(({ key }) => !isDeletionKey(key))

async function listPassingDrafts(): Promise<Draft[]> {
  const { user } = sessionStore.getState()
  if (user === null) return []
  try {
    const { listDrafts } = await importStore()
    return (await listDrafts(user.id)).filter(({ isLasting }) => isLasting !== true)
  } catch {
    // The device does not answer, or the code failed to load: signing out must not depend on either.
    return []
  }
}

/** Removes them, and what was kept of deletions. */
export async function discardKeptDrafts(): Promise<void> {
  const { user } = sessionStore.getState()
  if (user === null) return
  const { removeDraft } = await importStore()
  for (const { key } of await listPassingDrafts()) await removeDraft(user.id, key)
}
