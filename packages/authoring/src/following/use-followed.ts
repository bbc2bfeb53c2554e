import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReadableDocument } from '../document/document-store.ts'
import type { Subscribe } from './subscribe-on-pause.ts'

/** The result of `select`, read again on every notification of `subscribe` and rendered as a transition. */
export function useFollowed<Document, Part>(
  store: ReadableDocument<Document>,
  select: (document: Document) => Part,
  subscribe: Subscribe,
): Part {
  const [first] = useState(store.read)
  const [part, setPart] = useState(() => select(first))
  const selecting = useRef(select)
  useEffect(() => {
    selecting.current = select
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: first and part are initial values
  useEffect(() => {
    let shown = part
    function follow() {
      const next = selecting.current(store.read())
      if (Object.is(next, shown)) return
      shown = next
      startTransition(() => setPart(() => next))
    }
    const unsubscribe = subscribe(store, follow)
    // The document may have changed between rendering and this effect.
    if (store.read() !== first) follow()
    return unsubscribe
  }, [store, subscribe])
  return part
}
