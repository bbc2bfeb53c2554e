import type { Draft, DraftKey, Drafts } from '@console/shared/platform'

type Legacy = Pick<Draft, 'key' | 'path'>

/**
 * The drafts of one remote. Those stored before drafts named their remote belong to the remote that `owns` the address
 * of their editor.
 */
export function createRemoteDrafts(drafts: Drafts, remote: string, owns: (path: string) => boolean): Drafts {
  const toOwn = (key: DraftKey): DraftKey => ({ ...key, remote })
  const toLegacy = ({ remote: _, ...key }: DraftKey): DraftKey => key
  const isOwnLegacy = ({ key, path }: Legacy) =>
    key.remote === undefined && (path === undefined || owns(path))

  async function readLegacy(key: DraftKey): Promise<Draft | null> {
    const draft = await drafts.read(toLegacy(key))
    return draft !== null && isOwnLegacy(draft) ? draft : null
  }

  async function discardLegacy(key: DraftKey): Promise<void> {
    if ((await readLegacy(key)) !== null) await drafts.discard(toLegacy(key))
  }

  return {
    async store(entry) {
      const answer = await drafts.store({ ...entry, key: toOwn(entry.key) })
      if (answer.stored) await discardLegacy(entry.key)
      return answer
    },
    read: async (key) => (await drafts.read(toOwn(key))) ?? readLegacy(key),
    write: (key, document, baseVersion) => drafts.write(toOwn(key), document, baseVersion),
    async discard(key) {
      await drafts.discard(toOwn(key))
      await discardLegacy(key)
    },
    list: async () =>
      (await drafts.list()).filter((draft) => draft.key.remote === remote || isOwnLegacy(draft)),
  }
}
