import type { SavedFacts } from '@console/shared/editing/editor-options'
import { learnIds, noRecordIds, type RecordIds, toEditorIds } from '@console/shared/editing/record-ids'
import { isIdentifiedList, isJsonObject, isSame, readOwn } from '@console/values/json/json-document'
import { createStore } from 'zustand'
import type { DocumentStore } from '../document/document-store.ts'

type Carried = { entity: string; sent: unknown; store: unknown; slot: string }

/** Of the record that was created last: one at a time, as its own editor opens next or not at all. */
const carriedStore = createStore<{ carried: Carried | null }>(() => ({ carried: null }))

/** The editor of a new record is done: its store waits for the editor of the record that was made. */
export function carryHistory<Content>(
  entity: string,
  { document, slot }: Pick<SavedFacts<unknown, unknown>, 'document' | 'slot'>,
  store: DocumentStore<Content>,
): void {
  carriedStore.setState({ carried: { entity, sent: document, store, slot } })
}

/** Whether the editor of a record that was just created is about to open: the one in which it was created stands until then. */
export const isCarried = (entity: string): boolean => carriedStore.getState().carried?.entity === entity

/** To be called once an editor stands: what it did not take is not for the next one. */
export function dropCarriedHistory(): void {
  carriedStore.setState({ carried: null })
}

type Received<Document> = { entity: string; received: Document; normalise(document: Document): Document }

type CarriedHistory<Content, Document> = {
  /** To go on with. */
  store: DocumentStore<Content>
  /** Of its draft: what was typed since it was sent. */
  slot: string
  /** Of what the server has under other ids. */
  ids: RecordIds
  sent: Document
  /** What the server made of it, under the ids of the store. */
  received: Document
}

/** Null when this record was not just created here. What the server added to it by itself, such as a status, is no difference. */
export function findCarriedHistory<Content, Document>({
  entity,
  received,
  normalise,
}: Received<Document>): CarriedHistory<Content, Document> | null {
  const { carried } = carriedStore.getState()
  if (carried?.entity !== entity) return null
  // Carried by an editor of the same entity, so of these types.
  const { sent, store } = carried as { sent: Document; store: DocumentStore<Content> }
  const ids = learnIds(sent, received, noRecordIds)
  const own = toEditorIds(received, ids)
  const isOurs = isSame(withoutAdditions(normalise(own), normalise(sent)), normalise(sent))
  return isOurs ? { store, slot: carried.slot, ids, sent, received: own } : null
}

/** `received` without the fields that `sent` has not. */
function withoutAdditions(received: unknown, sent: unknown): unknown {
  if (isIdentifiedList(received) && isIdentifiedList(sent))
    return received.map((entry) => withoutAdditions(entry, sent.find(({ id }) => id === entry.id) ?? entry))
  if (!isJsonObject(received) || !isJsonObject(sent)) return received
  const known = Object.entries(received).filter(([key]) => readOwn(sent, key) !== undefined)
  return Object.fromEntries(known.map(([key, field]) => [key, withoutAdditions(field, sent[key])]))
}
