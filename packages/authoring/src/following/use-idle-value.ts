import { whenIdle } from '@console/shared/ui/when-idle'
import { useEffect, useRef, useState } from 'react'
import type { DocumentStore } from '../document/document-store.ts'
import { createQuietTimer } from './quiet-timer.ts'

/** Milliseconds of quiet after a change before the browser is asked for idle time, and the longest it may keep us waiting. */
const quietFor = 250
const idleWithin = 1000

const noCancel = () => {}

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
    let cancelIdle = noCancel
    const update = () => setValue(() => computing.current(store.read()))
    const timer = createQuietTimer(
      () => {
        cancelIdle = whenIdle(update, idleWithin)
      },
      { quietFor },
    )
    const unsubscribe = store.subscribe(() => {
      // Once, and not again for every key that follows: to call off what is over takes time as well.
      cancelIdle()
      cancelIdle = noCancel
      timer.note()
    })
    return () => {
      unsubscribe()
      timer.stop()
      cancelIdle()
    }
  }, [store])
  return value
}
