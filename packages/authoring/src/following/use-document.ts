import { useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentHistory, DocumentStore, ReadableDocument } from '../document/document-store.ts'
import { subscribeOnPause, subscribeWhenIdle } from './subscribe-on-pause.ts'
import { useFollowed } from './use-followed.ts'

/*
 * How a component follows a document under edit. All of them take the store and what to select of it, and differ in when
 * they look:
 *
 *   useDocument          at every change       what is edited, and what must agree with it at once
 *   useDocumentOnPause   when changes pause    a preview or an outline beside what is edited
 *   useDocumentWhenIdle  when nobody types     checks, totals and counts of the whole document
 *   useShownText         at every change, without rendering: a field that is typed in (use-shown-text.ts)
 *
 * Each buys time between a key and the frame that shows it, with 400 questions and the CPU slowed down 4 times: fields that
 * render nothing 29 to 32 ms in place of 48, a pause of 200 ms in place of 100 all renders between two fast keys
 * (docs/decisions/0023). `pnpm bench` measures both.
 */

/**
 * The part of a document that `select` returns; re-renders only if that part changes. `select` must return a part of
 * the document or a primitive, never a new object or list. With `isSame`, an equivalent part does not re-render.
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

/** Like `useDocument`, but after a pause in typing, so that fields stay responsive. */
export const useDocumentOnPause = <Document, Part>(
  store: ReadableDocument<Document>,
  select: (document: Document) => Part,
): Part => useFollowed(store, select, subscribeOnPause)

/** A value computed from a document in idle time. The first value is computed at once; later ones lag behind. */
export const useDocumentWhenIdle = <Document, Value>(
  store: ReadableDocument<Document>,
  compute: (document: Document) => Value,
): Value => useFollowed(store, compute, subscribeWhenIdle)

/** Names of the next undo and redo steps, for their buttons. */
export function useDocumentHistory<Document>(store: DocumentStore<Document>): DocumentHistory {
  return useStore(store, ({ history }) => history)
}
