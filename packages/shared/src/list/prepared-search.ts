import { useEffect } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { ListDefinition } from './define-list.ts'
import { readSearchText, type SortedRecords } from './list-view.ts'

/** Milliseconds of a slice, short enough that nobody who presses a key meanwhile sees it. */
const slice = 8

/** Makes what the search looks in while nothing else is to be done, so that the first press finds it made. */
export function usePreparedSearch<Item>(
  definition: Pick<ListDefinition<Item>, 'searched'>,
  sorted: SortedRecords<Item>,
): void {
  useEffect(() => {
    const { items } = sorted
    let next = 0
    const prepare = () => {
      const end = performance.now() + slice
      for (; next < items.length && performance.now() < end; next++) {
        const item = items[next]
        if (item !== undefined) readSearchText(definition, sorted, item, next)
      }
      if (next < items.length) waiting = whenIdle(prepare)
    }
    let waiting = whenIdle(prepare)
    return () => waiting()
  }, [definition, sorted])
}
