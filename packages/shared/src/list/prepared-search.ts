import { useCallback, useEffect, useRef } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { ListDefinition } from './define-list.ts'
import { readSearchText, type SortedRecords } from './list-view.ts'

/** Milliseconds of a slice, short enough that nobody who presses a key meanwhile sees it. */
const slice = 8

/**
 * What to call when somebody comes near the search: what it looks in is made from then on while nothing else is to be done, so
 * that the first press finds it made. A list that nobody searches does without.
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

/** Answers with what calls it off. */
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
