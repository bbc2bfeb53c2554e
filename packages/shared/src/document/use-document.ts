import { useSyncExternalStore } from 'react'
import type { DocumentHistory, DocumentStore } from './document-store.ts'

/**
 * The part of a document that `select` picks; renders again only when that part is another value. `select` returns a part
 * of the document or a primitive, never a new object or list.
 */
export function useDocument<Document, Part>(
  store: DocumentStore<Document>,
  select: (document: Document) => Part,
): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.read()))
}

/** What undo and redo would do, for their buttons. */
export function useDocumentHistory<Document>(store: DocumentStore<Document>): DocumentHistory {
  return useSyncExternalStore(store.subscribe, store.readHistory)
}
