import type { EditorOptions, ReplaceReason, SaveResult } from '@console/shared/editing/editor-options'
import { mergeDocuments, type ThreeCopies } from '@console/shared/editing/merge-documents'
import { noRecordIds } from '@console/shared/editing/record-ids'
import { type Editor, useEditor } from '@console/shared/editing/use-editor'
import { isSame } from '@console/values/json/json-document'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { openDialogsStore } from '../dialogs/open-dialogs.ts'
import { createDocumentStore, type DocumentStore } from '../document/document-store.ts'
import { carryHistory, dropCarriedHistory, findCarriedHistory } from './carried-history.ts'

/** Converts between the edited form, such as parts keyed by id, and the document that is stored, compared and merged. */
export type DocumentShape<Content, Document> = {
  toContent(document: Document): Content
  toDocument(content: Content): Document
}

/** For editors whose store holds the document itself. */
export const sameShape = {
  toContent: <Document>(document: Document): Document => document,
  toDocument: <Document>(document: Document): Document => document,
}

export type DocumentEditorOptions<Content, Document, Entity> = Omit<
  EditorOptions<Document, Entity>,
  'source' | 'staysOpen' | 'ids' | 'slot'
> & {
  shape: DocumentShape<Content, Document>
  /** Opens the editor of the created record, once no dialog is open over this one, with any changes made since. */
  onCreated?(created: SaveResult<Document, Entity>): void
}

export type DocumentEditor<Content, Document, Entity> = {
  editor: Editor<Document, Entity>
  /** The document store; a save keeps its undo steps. */
  store: DocumentStore<Content>
}

/** Step names for replacing the document; each can be undone. */
const stepNames: Record<Exclude<ReplaceReason, 'saved'>, string> = {
  draft: 'Restore the draft',
  theirs: 'Load what was saved',
  merge: 'Merge',
}

/**
 * `useEditor` over a document store that it creates: every step, undo and redo is stored as a draft, and the editor of
 * an existing record stays open after a save. Entries created here keep their ids on screen; the server assigns its
 * own. The editor of a newly created record continues the history of the one it was created in.
 */
export function useDocumentEditor<Content, Document, Entity>({
  shape,
  onCreated,
  ...options
}: DocumentEditorOptions<Content, Document, Entity>): DocumentEditor<Content, Document, Entity> {
  const { record, blank, toDocument, key, save, normalise = (document) => document } = options
  const [{ store, ids, carried }] = useState(() => {
    const received = record === null ? null : toDocument(record)
    const carried =
      received === null
        ? null
        : findCarriedHistory<Content, Document>({ entity: key.entity, received, normalise })
    if (carried !== null) return { ...carried, carried }
    const store = createDocumentStore(shape.toContent(received ?? blank))
    return { store, ids: noRecordIds, carried }
  })
  const [created, setCreated] = useState<SaveResult<Document, Entity> | null>(null)
  const isCovered = useStore(openDialogsStore, ({ count }) => count > 0)
  const open = useEffectEvent((result: SaveResult<Document, Entity>) => onCreated?.(result))
  useEffect(() => {
    if (created !== null && !isCovered) open(created)
  }, [created, isCovered])
  const editor = useEditor<Document, Entity>({
    ...options,
    ids,
    ...(carried !== null && { slot: carried.slot }),
    save: ({ send, ...attempt }) =>
      save({
        ...attempt,
        async send(mayWrite) {
          const result = await send(mayWrite)
          if (result.saved?.isNew && !result.saved.isLeft) {
            carryHistory(key.entity, result.saved, store)
            setCreated(result.saved)
          }
          return result
        },
      }),
    staysOpen: true,
    source: {
      read: () => shape.toDocument(store.read()),
      replace: (document, why) =>
        why === 'saved' ? takeOver(document) : store.change(stepNames[why], () => shape.toContent(document)),
      subscribe: store.subscribe,
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the carried store is taken once, on mount
  useEffect(() => {
    dropCarriedHistory()
    if (carried === null) return
    const { sent: base, received: theirs } = carried
    if (!isSame(normalise(theirs), normalise(base))) {
      takeOver(merge({ base, theirs, mine: shape.toDocument(store.read()) }))
    }
    // Changes made during the creation count as changes of the created record.
    editor.noteChange()
  }, [])
  return { editor, store }

  function merge(copies: ThreeCopies<Document>): Document {
    const { isWhole } = options.words
    return mergeDocuments(copies, isWhole && { isWhole })
  }

  /** The server's changes are not an undo step: undo goes back to the person's own steps. */
  function takeOver(theirs: Document) {
    const base = shape.toDocument(store.read())
    store.rebase((content) => shape.toContent(merge({ base, theirs, mine: shape.toDocument(content) })))
  }
}
