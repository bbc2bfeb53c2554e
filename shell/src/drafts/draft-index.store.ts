import type { Draft, DraftEntry, DraftKey } from '@console/shared/platform'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../session/session.store.ts'

/** Key of the IndexedDB record: one per person, entity, id, slot and remote. */
export const toAddress = (owner: DraftEntry['owner'], { entity, id, slot, remote }: DraftKey) =>
  `${owner}/${entity}/${id}${slot === undefined ? '' : `#${slot}`}${remote === undefined ? '' : `@${remote}`}`

type DraftTimes = Readonly<Record<string, number>>

/** When each draft that this tab has listed or written was last saved, by address. */
export const draftIndexStore = createStore<DraftTimes>(() => ({}))

export const indexDrafts = (kept: readonly { address: string; draft: Draft }[]) =>
  draftIndexStore.setState(
    Object.fromEntries(kept.map(({ address, draft }) => [address, draft.savedAt])),
    true,
  )

export const indexDraft = (address: string, { savedAt }: Draft) =>
  draftIndexStore.setState({ [address]: savedAt })

export const forgetDraft = (address: string) =>
  draftIndexStore.setState(({ [address]: _, ...others }) => others, true)

// Signing out leaves no personal data in memory.
sessionStore.subscribe(({ user }) => {
  if (user === null) draftIndexStore.setState({}, true)
})
