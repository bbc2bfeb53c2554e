import { useEffect } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { ListDefinition } from './define-list.ts'
import { readSearchText, type Searchable } from './list-view.ts'

/** Milliseconds of a slice, short enough that nobody who presses a key meanwhile sees it. */
const slice = 8

/** Makes the texts of the search while nothing else is to be done, so that the first key finds them made. */
export function usePreparedSearch<Item>(
  definition: Pick<ListDefinition<Item>, 'searched'>,
  records: readonly Searchable<Item>[],
): void {
  useEffect(() => {
    let next = 0
    const prepare = () => {
      const end = performance.now() + slice
      for (; next < records.length && performance.now() < end; next++) {
        const record = records[next]
        if (record !== undefined) readSearchText(definition, record)
      }
      if (next < records.length) waiting = whenIdle(prepare)
    }
    let waiting = whenIdle(prepare)
    return () => waiting()
  }, [definition, records])
}
