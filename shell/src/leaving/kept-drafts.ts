import type { Draft } from '@console/shared/platform'
import { sessionStore } from '../session/session.store.ts'

const importStore = () => import(/* webpackChunkName: "drafts" */ '../drafts/draft-store.ts')

/** A record that can be restored after its deletion is no unfinished work, so signing out does not ask about it. */
const isDeletion = ({ key }: Draft) => key.entity.startsWith('deleted-')

/** Drafts of the signed-in person that would stay on this device, without those that are kept until they are discarded. */
export const listKeptDrafts = async (): Promise<Draft[]> =>
  (await listPassingDrafts()).filter((draft) => !isDeletion(draft))

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
