import { useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentHistory, DocumentStore, ReadableDocument } from '../document/document-store.ts'
import { subscribeOnPause, subscribeWhenIdle } from './subscribe-on-pause.ts'
import { useFollowed } from './use-followed.ts'

/*
 * Hooks for components that follow an edited document. All take the store and a selector, and differ in when they read:
 *
 *   useDocument          on every change       form fields, and everything that must agree with them at once
 *   useDocumentOnPause   when changes pause    a preview or an outline beside the form
 *   useDocumentWhenIdle  when idle             checks, totals and counts of the whole document
 *   useShownText         on every change, without rendering: the text of a field (use-shown-text.ts)
 *
 * Each shortens the time from a key press to its frame. With 400 questions and a 4 times slower CPU, fields that do not
 * render take 29 to 32 ms instead of 48, and a pause of 200 ms instead of 100 avoids all renders between two fast keys
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
