import { type RefCallback, useCallback, useInsertionEffect, useRef } from 'react'
import type { ReadableDocument } from '../document/document-store.ts'

type ShownText<Document, Part, Target> = {
  store: ReadableDocument<Document>
  /** Picks a part of the document; only when that is another value is it looked into. */
  select(document: Document): Part
  toText(part: Part): string
  show(target: Target, text: string): void
}

/**
 * Has an element follow a text in a document without rendering anything. With 400 questions, and the CPU slowed down 4 times,
 * a key was on screen after 29 to 32 ms with it and after 48 without (docs/measurements/typing.md).
 */
export function useShownText<Document, Part, Target extends Element>(
  given: ShownText<Document, Part, Target>,
): RefCallback<Target> {
  const { store } = given
  const latest = useRef(given)
  // Before the element gets its ref: it may be another part's from now on.
  useInsertionEffect(() => {
    latest.current = given
  })
  return useCallback(
    (target: Target) => {
      let shown: { part: Part } | null = null
      function follow() {
        const { select, toText, show } = latest.current
        const part = select(store.read())
        if (shown !== null && Object.is(part, shown.part)) return
        shown = { part }
        show(target, toText(part))
      }
      follow()
      return store.subscribe(follow)
    },
    [store],
  )
}

/** For `useShownText` of a field, which has no value of its own: what is typed is in it already. */
export function showInField(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value !== text) field.value = text
}
