import type { Draft, DraftEntry, DraftStored, Drafts } from '@console/shared/platform'
import { importWithRetry } from '@console/shared/ui/import-with-retry'
import { sessionStore } from '../session/session.store.ts'

const importStore = () => importWithRetry(() => import(/* webpackChunkName: "drafts" */ './draft-store.ts'))

/** Drafts of the signed-in person; the storage code is loaded when an editor or list first needs it. */
export function createDrafts(): Drafts {
  const readOwner = () => sessionStore.getState().user?.id ?? null

  async function store(entry: DraftEntry): Promise<DraftStored> {
    try {
      return await (await importStore()).storeDraft(entry)
    } catch {
      // The storage code failed to load, so the browser's storage is unknown.
      return { stored: false, reason: 'blocked', isLate: true }
    }
  }

  /** Falls back to no drafts when nobody is signed in or the device does not respond. */
  async function asOwner<Value>(
    work: (owner: DraftEntry['owner'], store: Awaited<ReturnType<typeof importStore>>) => Promise<Value>,
    otherwise: Value,
  ): Promise<Value> {
    const owner = readOwner()
    if (owner === null) return otherwise
    try {
      return await work(owner, await importStore())
    } catch {
      return otherwise
    }
  }

  return {
    store,
    read: (key) => asOwner<Draft | null>((owner, { readDraft }) => readDraft(owner, key), null),
    write: (key, document, baseVersion) =>
      asOwner(async (owner) => (await store({ owner, key, document, baseVersion })).stored, false),
    discard: (key) => asOwner((owner, { removeDraft }) => removeDraft(owner, key), undefined),
    list: () => asOwner((owner, { listDrafts }) => listDrafts(owner), []),
  }
}
