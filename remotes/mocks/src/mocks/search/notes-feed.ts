import type { KeptNotes } from '../notes/device-notes.ts'
import type { TextIndex } from './texts/text-index.ts'

/** Gives an index the notes that it does not have as they are now; resolves with how many those were. */
export type NotesFeed = (kept: readonly KeptNotes[], signal: AbortSignal) => Promise<number>

/** Mock by mock, each after the answer to the one before: a word that is typed meanwhile is looked for in between. */
export function createNotesFeed(note: TextIndex['note']): NotesFeed {
  const given = new Map<string, number>()
  return async (kept, signal) => {
    let changed = 0
    const gone = [...given.keys()].filter((id) => kept.every((each) => each.id !== id))
    for (const id of gone) {
      if (signal.aborted) return changed
      given.delete(id)
      await note(id, null)
      changed += 1
    }
    for (const { id, savedAt, notes } of kept) {
      if (signal.aborted) return changed
      if (given.get(id) === savedAt) continue
      given.set(id, savedAt)
      await note(id, notes)
      changed += 1
    }
    return changed
  }
}
