import { type Explanations, type MockDocument, type NodeId, toContent } from '@console/ielts'
import type { Mock } from '@console/ielts/schemas'
import { foldForSearch } from '@console/values/text/fold-text'
import { toMockDocument } from '../../api/mock-document.ts'
import { toGroupText } from '../../authoring/clipboard/group-text.ts'
import { type CountedPlaces, countBeside } from './count-beside.ts'
import type { Wanted } from './find-matches.ts'
import { type MockTexts, toMockTexts } from './mock-texts.ts'
import { type SearchedMock, type SearchResult, searchTexts, toSearched } from './search-texts.ts'
import { openTextStore, type TextStore } from './text-store.ts'
import { withNotes } from './with-notes.ts'

/** A mock whose text is known: which, as of what, and since when. */
export type KnownText = { id: string; version: string; readAt: number }

/** As a server sends it, or as this device keeps it. */
export type ReadMock = KnownText & ({ mock: Mock } | { document: MockDocument })

export type TextIndex = {
  /** What the device has kept for this person. */
  open(owner: string): Promise<KnownText[]>
  /** Whether the device keeps it for the next visit. */
  put(read: ReadMock): Promise<boolean>
  /** Here and on the device. */
  remove(ids: readonly string[]): Promise<void>
  /** In all mocks, or in those of some ids alone. */
  search(query: string, only: readonly string[] | null): Promise<SearchResult>
  /** What is noted beside a mock goes over what was noted before; null for nothing any more. */
  note(id: string, notes: Explanations | null): Promise<void>
  /** The mocks that have the words somewhere as they are written, in whatever case. */
  findMocks(words: string): Promise<string[]>
  /** Where the words stand in transcripts and explanations, as they are replaced elsewhere. */
  countBeside(wanted: Wanted): Promise<CountedPlaces>
  /** A group of questions as the editor pastes it; null where the mock has it no longer. */
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
    countBeside: async (wanted) => countBeside(mocks.values(), wanted),
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
