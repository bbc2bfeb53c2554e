import { useEffect, useRef, useState } from 'react'
import type { DocumentStore } from './document-store.ts'

/** Milliseconds of quiet after a change before the browser is asked for idle time, and the longest it may keep us waiting. */
const quietFor = 250
const idleWithin = 1000

/**
 * What `compute` makes of a document, made when nobody is typing: checks, totals and counts of a large document. The first
 * value is made at once; later ones lag behind.
 */
export function useIdleValue<Document, Value>(
  store: DocumentStore<Document>,
  compute: (document: Document) => Value,
): Value {
  const computing = useRef(compute)
  useEffect(() => {
    computing.current = compute
  })
  const [value, setValue] = useState(() => compute(store.read()))
  useEffect(() => {
    let cancel = () => {}
    const update = () => setValue(() => computing.current(store.read()))
    const unsubscribe = store.subscribe(() => {
      cancel()
      cancel = whenIdle(update)
    })
    return () => {
      unsubscribe()
      cancel()
    }
  }, [store])
  return value
}

function whenIdle(run: () => void): () => void {
  let cancelIdle = () => {}
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') return run()
    const handle = requestIdleCallback(run, { timeout: idleWithin })
    cancelIdle = () => cancelIdleCallback(handle)
  }, quietFor)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
