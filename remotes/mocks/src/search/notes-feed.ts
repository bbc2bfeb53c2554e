import pLimit from 'p-limit'
import type { KeptExplanations } from '../explanation-store/list-kept-explanations.ts'
import type { TextIndex } from './texts/text-index.ts'

export type Fed = { changed: number; failed: number }

/** Gives an index the notes that it does not have as they are now; resolves with how many those were. */
export type NotesFeed = (kept: readonly KeptExplanations[], signal: AbortSignal) => Promise<Fed>

/** So many are read, or wait for the index, at a time: a word that is typed meanwhile is looked for in between. */
const readers = 4

/** One call after the other, so that the last one counts. */
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
