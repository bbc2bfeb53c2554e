import type { Draft, DraftEntry, DraftStored, Drafts } from '@console/shared/platform'
import { importWithRetry } from '@console/shared/ui/import-with-retry'
import { sessionStore } from '../session/session.store.ts'

const importStore = () => importWithRetry(() => import(/* webpackChunkName: "drafts" */ './draft-store.ts'))

/** Drafts of whoever is signed in; what stores them is loaded when the first editor or list asks. */
export function createDrafts(): Drafts {
  const readOwner = () => sessionStore.getState().user?.id ?? null

  async function store(entry: DraftEntry): Promise<DraftStored> {
    try {
      return await (await importStore()).storeDraft(entry)
    } catch {
      // The code that stores did not come: nothing is known of the browser's storage.
      return { stored: false, reason: 'blocked', isLate: true }
    }
  }

  /** Nobody signed in has no drafts, and a device that does not answer has none either. */
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
