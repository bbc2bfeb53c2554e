import { useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentHistory, DocumentStore, ReadableDocument } from '../document/document-store.ts'

/**
 * The part of a document that `select` picks; renders again only when that part is another value. `select` returns a part
 * of the document or a primitive, never a new object or list. With `isSame`, a part that is as good as the one shown is
 * not shown.
 */
export function useDocument<Document, Part>(
  store: ReadableDocument<Document>,
  select: (document: Document) => Part,
  isSame: (shown: Part, next: Part) => boolean = Object.is,
): Part {
  const [shown] = useState<{ part?: Part }>({})
  return useStore(store, ({ document }) => {
    const next = select(document)
    if (shown.part === undefined || !isSame(shown.part, next)) shown.part = next
    return shown.part
  })
}

/** What undo and redo would do, for their buttons. */
export function useDocumentHistory<Document>(store: DocumentStore<Document>): DocumentHistory {
  return useStore(store, ({ history }) => history)
}
