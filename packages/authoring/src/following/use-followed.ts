import { startTransition, useEffect, useRef, useState } from 'react'
import type { DocumentStore } from '../document/document-store.ts'
import { subscribeLater } from './subscribe-later.ts'

/**
 * As `useDocument`, for what only shows a document while it is edited elsewhere, such as a preview: it follows once
 * somebody pauses, so that the field typed into never waits for it.
 */
export function useLaterDocument<Document, Part>(
  store: DocumentStore<Document>,
  select: (document: Document) => Part,
): Part {
  const [part, setPart] = useState(() => select(store.read()))
  const selecting = useRef(select)
  useEffect(() => {
    selecting.current = select
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is only where it begins
  useEffect(() => {
    let shown = part
    function follow() {
      const next = selecting.current(store.read())
      if (Object.is(next, shown)) return
      shown = next
      startTransition(() => setPart(() => next))
    }
    // It may have changed between the rendering and this.
    follow()
    return subscribeLater(store, follow)
  }, [store])
  return part
}
