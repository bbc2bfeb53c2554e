import { type Explanations, type MockDocument, type NodeId, toContent } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import { foldForSearch } from '@console/values/text/fold-text'
import { toMockDocument } from '../../api/mock-document.ts'
import { toGroupText } from '../../authoring/clipboard/group-text.ts'
import { type CountedPlaces, countNoteMatches } from './count-note-matches.ts'
import type { Wanted } from './find-matches.ts'
import { type MockTexts, toMockTexts } from './mock-texts.ts'
import { type SearchedMock, type SearchResult, searchTexts, toSearched } from './search-texts.ts'
import { openTextStore, type TextStore } from './text-store.ts'
import { withNotes } from './with-notes.ts'

/** The version of an indexed text, and when it was read. */
export type KnownText = { id: string; version: string; readAt: number }

/** From the server, or from this device. */
export type ReadMock = KnownText & ({ mock: Mock } | { document: MockDocument })

export type TextIndex = {
  /** Loads this user’s stored texts. */
  open(owner: string): Promise<KnownText[]>
  /** Resolves with whether the device stored it. */
  put(read: ReadMock): Promise<boolean>
  /** Removes them from memory and storage. */
  remove(ids: readonly string[]): Promise<void>
  /** `only` limits the search to these ids. */
  search(query: string, only: readonly string[] | null): Promise<SearchResult>
  /** Replaces a mock’s explanations; null removes them. */
  note(id: string, notes: Explanations | null): Promise<void>
  /** Ids of mocks that contain the words verbatim, ignoring case. */
  findMocks(words: string): Promise<string[]>
  /** Counts matches in transcripts and explanations. */
  countNoteMatches(wanted: Wanted): Promise<CountedPlaces>
  /** A question group in clipboard format; null if the mock no longer has it. */
  copyGroup(mock: Mock, group: NodeId): Promise<string | null>
}

export function createTextIndex(openStore: (owner: string) => TextStore = openTextStore): TextIndex {
  const read = new Map<string, MockTexts>()
  const noted = new Map<string, Explanations>()
  const mocks = new Map<string, SearchedMock>()
  let store: TextStore | null = null
  return {
    async open(owner) {
      store = openStore(owner)
      for (const kept of [read, noted, mocks]) kept.clear()
      for (const texts of await store.read()) hold(texts)
      return [...mocks.values()].map(({ id, version, readAt }) => ({ id, version, readAt }))
    },
    async put({ id, version, readAt, ...given }) {
      const document = 'document' in given ? given.document : toMockDocument(given.mock)
      const texts = toMockTexts({ id, version, readAt, document })
      hold(texts)
      return (await store?.write(texts)) ?? false
    },
    async remove(ids) {
      for (const id of ids) {
        read.delete(id)
        mocks.delete(id)
      }
      await store?.remove(ids)
    },
    search: async (query, only) => {
      const searched = only === null ? mocks.values() : only.flatMap((id) => mocks.get(id) ?? [])
      return searchTexts(searched, query)
    },
    async note(id, notes) {
      if (notes === null) noted.delete(id)
      else noted.set(id, notes)
      const texts = read.get(id)
      if (texts !== undefined) hold(texts)
    },
    findMocks: async (words) => {
      const folded = foldForSearch(words)
      return [...mocks.values()].flatMap(({ id, whole }) => (whole.includes(folded) ? [id] : []))
    },
    countNoteMatches: async (wanted) => countNoteMatches(mocks.values(), wanted),
    async copyGroup(mock, group) {
      const content = toContent(toMockDocument(mock))
      return content.nodes[group] === undefined ? null : toGroupText(content, [group])
    },
  }

  function hold(texts: MockTexts) {
    read.set(texts.id, texts)
    mocks.set(texts.id, toSearched(withNotes(texts, noted.get(texts.id))))
  }
}
