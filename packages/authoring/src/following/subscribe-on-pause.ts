import { createStore, type StoreApi } from 'zustand'
import type { DocumentState, ReadableDocument } from '../document/document-store.ts'
import { createQuietTimer } from './quiet-timer.ts'

/** Milliseconds of quiet after a change before its followers hear of it, and the longest they wait while changes go on. */
const pause = { quietFor: 200, atLatest: 600 }

const laters = new WeakMap<object, StoreApi<DocumentState<unknown>>>()

/**
 * As `store.subscribe`, but `follower` is called once for all changes of a moment, when they pause. One timer serves all
 * followers of a store, however many there are.
 */
export function subscribeLater(store: ReadableDocument<unknown>, follower: () => void): () => void {
  const later = laters.get(store) ?? followLater(store)
  laters.set(store, later)
  return later.subscribe(follower)
}

function followLater(store: ReadableDocument<unknown>): StoreApi<DocumentState<unknown>> {
  const later = createStore(store.getState)
  store.subscribe(createQuietTimer(() => later.setState(store.getState(), true), pause).note)
  return later
}
