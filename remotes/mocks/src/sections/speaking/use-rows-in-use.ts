import { createDocumentStore, type ReadableDocument } from '@console/authoring/document/document-store'
import type { NodeId } from '@console/ielts'
import { whenIdle } from '@console/shared/ui/when-idle'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds to wait for idle time. */
const followWithin = 100

const changes = ['focusin', 'focusout', 'pointerover', 'pointerleave']

/** The rows of a list that have the focus or the pointer. */
export function useRowsInUse(list: RefObject<HTMLElement | null>): ReadableDocument<readonly NodeId[]> {
  const [rows] = useState(() => createDocumentStore<readonly NodeId[]>([]))
  useEffect(() => {
    const box = list.current
    if (box === null) return
    let cancel = () => {}
    const look = () =>
      rows.replace(
        [...box.querySelectorAll('[data-node]:is(:hover, :focus-within)')].map(
          (row) => row.getAttribute('data-node') ?? '',
        ),
      )
    function handleChange() {
      cancel()
      cancel = whenIdle(look, followWithin)
    }
    for (const change of changes) box.addEventListener(change, handleChange)
    return () => {
      cancel()
      for (const change of changes) box.removeEventListener(change, handleChange)
    }
  }, [list, rows])
  return rows
}
