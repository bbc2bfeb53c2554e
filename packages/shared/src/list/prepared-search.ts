import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { ListDefinition } from './define-list.ts'
import { readSearchText, type SortedRecords } from './list-view.ts'

/** Milliseconds per slice, short enough not to delay a key press. */
const slice = 8

/**
 * Returns a function to call when somebody approaches the search: builds the search texts during idle time, so that the
 * first key finds them ready. Lists that are never searched skip the work.
 */
export function usePreparedSearch<Item>(
  definition: Pick<ListDefinition<Item>, 'searched'>,
  sorted: SortedRecords<Item>,
): () => void {
  const isNear = useRef(false)
  const prepare = useRef<() => void>(undefined)
  useEffect(() => {
    let waiting: (() => void) | undefined
    prepare.current = () => {
      waiting ??= prepareInSlices(definition, sorted)
    }
    if (isNear.current) prepare.current()
    return () => waiting?.()
  }, [definition, sorted])
  return useCallback(() => {
    isNear.current = true
    prepare.current?.()
  }, [])
}

/** Returns a function that cancels. */
function prepareInSlices<Item>(
  definition: Pick<ListDefinition<Item>, 'searched'>,
  sorted: SortedRecords<Item>,
): () => void {
  const { items } = sorted
  let next = 0
  const run = () => {
    const end = performance.now() + slice
    for (; next < items.length && performance.now() < end; next++) {
      const item = items[next]
      if (item !== undefined) readSearchText(definition, sorted, item, next)
    }
    if (next < items.length) waiting = whenIdle(run)
  }
  let waiting = whenIdle(run)
  return () => waiting()
}
