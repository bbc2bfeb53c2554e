import { isSame } from '@console/shared/editing/json-document'
import { learnIds, noRecordIds, type RecordIds, toEditorIds } from '@console/shared/editing/record-ids'
import { createStore } from 'zustand'
import type { DocumentStore } from '../document/document-store.ts'

type Carried = { entity: string; sent: unknown; store: unknown }

/** Of the record that was created last: one at a time, as its own editor opens next or not at all. */
const carriedStore = createStore<{ carried: Carried | null }>(() => ({ carried: null }))

/** The editor of a new record is done: its store waits for the editor of the record that `sent` became. */
export function carryHistory<Content>(entity: string, sent: unknown, store: DocumentStore<Content>): void {
  carriedStore.setState({ carried: { entity, sent, store } })
}

/** To be called once an editor stands: what it did not take is not for the next one. */
export function dropCarriedHistory(): void {
  carriedStore.setState({ carried: null })
}

type Received<Document> = { entity: string; received: Document; normalise(document: Document): Document }

/** The store to go on with, and its ids of what the server has under others; null when this record was not just created here. */
export function findCarriedHistory<Content, Document>({
  entity,
  received,
  normalise,
}: Received<Document>): { store: DocumentStore<Content>; ids: RecordIds } | null {
  const { carried } = carriedStore.getState()
  if (carried?.entity !== entity) return null
  // Carried by an editor of the same entity, so of these types.
  const { sent, store } = carried as { sent: Document; store: DocumentStore<Content> }
  const ids = learnIds(sent, received, noRecordIds)
  return isSame(normalise(toEditorIds(received, ids)), normalise(sent)) ? { store, ids } : null
}
