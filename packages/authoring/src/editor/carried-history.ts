import type { SaveResult } from '@console/shared/editing/editor-options'
import { matchIds, noRecordIds, type RecordIds, toEditorIds } from '@console/shared/editing/record-ids'
import { isIdentifiedList, isJsonObject, isSame, readOwn } from '@console/values/json/json-document'
import { createStore } from 'zustand'
import type { DocumentStore } from '../document/document-store.ts'

type Carried = { entity: string; sent: unknown; store: unknown; slot: string }

/** History of the last created record: one at a time, because its own editor opens next or not at all. */
const carriedStore = createStore<{ carried: Carried | null }>(() => ({ carried: null }))

/** Hands the store of a new record's editor over to the created record's own editor. */
export function carryHistory<Content>(
  entity: string,
  { document, slot }: Pick<SaveResult<unknown, unknown>, 'document' | 'slot'>,
  store: DocumentStore<Content>,
): void {
  carriedStore.setState({ carried: { entity, sent: document, store, slot } })
}

/** Whether the editor of a newly created record is about to open; until then the previous editor stays. */
export const isCarried = (entity: string): boolean => carriedStore.getState().carried?.entity === entity

/** Call once an editor is mounted: a history that it did not take must not reach the next one. */
export function dropCarriedHistory(): void {
  carriedStore.setState({ carried: null })
}

type Received<Document> = { entity: string; received: Document; normalise(document: Document): Document }

type CarriedHistory<Content, Document> = {
  /** The store to continue with. */
  store: DocumentStore<Content>
  /** Slot of the draft with changes made since saving. */
  slot: string
  /** Mapping to the server's ids. */
  ids: RecordIds
  sent: Document
  /** The server's version, with the store's ids. */
  received: Document
}

/**
 * Null if this record was not just created here. Fields added by the server, such as a status, do not count as
 * differences.
 */
export function findCarriedHistory<Content, Document>({
  entity,
  received,
  normalise,
}: Received<Document>): CarriedHistory<Content, Document> | null {
  const { carried } = carriedStore.getState()
  if (carried?.entity !== entity) return null
  // Carried by an editor of the same entity, hence of these types.
  const { sent, store } = carried as { sent: Document; store: DocumentStore<Content> }
  const ids = matchIds(sent, received, noRecordIds)
  const own = toEditorIds(received, ids)
  const isOurs = isSame(withoutAdditions(normalise(own), normalise(sent)), normalise(sent))
  return isOurs ? { store, slot: carried.slot, ids, sent, received: own } : null
}

/** `received` without fields that are missing from `sent`. */
function withoutAdditions(received: unknown, sent: unknown): unknown {
  if (isIdentifiedList(received) && isIdentifiedList(sent))
    return received.map((entry) => withoutAdditions(entry, sent.find(({ id }) => id === entry.id) ?? entry))
  if (!isJsonObject(received) || !isJsonObject(sent)) return received
  const known = Object.entries(received).filter(([key]) => readOwn(sent, key) !== undefined)
  return Object.fromEntries(known.map(([key, field]) => [key, withoutAdditions(field, sent[key])]))
}
