import pLimit from 'p-limit'
import type { KeptExplanations } from '../explanation-store/open-explanations.ts'
import type { TextIndex } from './texts/text-index.ts'

export type Fed = { changed: number; failed: number }

/** Updates an index with changed explanations. Resolves with their number. */
export type NotesFeed = (kept: readonly KeptExplanations[], signal: AbortSignal) => Promise<Fed>

/** Explanations sent at a time, so that searches get a turn in between. */
const readers = 4

/** Serializes calls, so that the last one wins. */
export function createNotesFeed(note: TextIndex['note']): NotesFeed {
  const given = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()
  return (kept, signal) => {
    const fed = last.then(() => feed(kept, signal))
    last = fed.catch(() => undefined)
    return fed
  }

  async function feed(kept: readonly KeptExplanations[], signal: AbortSignal): Promise<Fed> {
    const fed: Fed = { changed: 0, failed: 0 }
    const ids = new Set(kept.map(({ id }) => id))
    for (const id of [...given.keys()].filter((each) => !ids.has(each))) {
      if (signal.aborted) return fed
      given.delete(id)
      await note(id, null)
      fed.changed += 1
    }
    const limit = pLimit(readers)
    const changed = kept.filter(({ id, version }) => given.get(id) !== version)
    await Promise.all(changed.map((each) => limit(() => give(each))))
    return fed

    async function give({ id, version, read }: KeptExplanations) {
      if (signal.aborted) return
      try {
        await note(id, await read())
        given.set(id, version)
        fed.changed += 1
      } catch {
        fed.failed += 1
      }
    }
  }
}
