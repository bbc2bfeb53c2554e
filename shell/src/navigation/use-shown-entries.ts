import { useStore } from 'zustand'
import { useBootDocuments } from '../release/boot-documents.ts'
import { useRemoteState, useRemotes } from '../remotes/use-remotes.ts'
import { sessionStore } from '../session/session.store.ts'
import { type FoundAbsence, findAbsence, toAbsence } from './find-absence.ts'
import { listShownEntries, type ShownEntry } from './shown-entries.ts'

export function useShownEntries(): ShownEntry[] {
  const { absentSections, features } = useBootDocuments().config
  const held = useStore(sessionStore, ({ permissions }) => permissions)
  return listShownEntries({ remotes: useRemotes(), absentSections, features, held })
}

/** Why the entry cannot be opened now; null if it can. */
export function useEntryAbsence(entry: ShownEntry): FoundAbsence | null {
  const state = useRemoteState(entry.remote?.name)
  if (entry.remote === null) return toAbsence('not-here', entry.title)
  return findAbsence({ ...entry, remote: entry.remote, state })
}
