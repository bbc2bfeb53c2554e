import { type RefObject, useEffect, useState } from 'react'
import { tableWidth, useIsNarrower, wideTableWidth } from './use-is-narrower.ts'

/**
 * Whether there is room for a table, and for its spare columns. If they have been seen to overflow, they need more
 * room: first the spare columns go, then the table becomes cards, unless it may scroll for columns that somebody asked
 * for. A change of `columns` measures again.
 */
export function useTableFit(table: RefObject<HTMLTableElement | null>, columns: string, mayScroll: boolean) {
  const [seen, setSeen] = useState({ columns, ...leastNeeds })
  const needs = seen.columns === columns ? seen : leastNeeds
  const isNarrow = useIsNarrower(needs.table)
  const isWide = !useIsNarrower(needs.wide)
  useEffect(() => {
    const element = table.current
    if (element === null || isNarrow) return
    const observer = new ResizeObserver(() => {
      const { offsetWidth, parentElement } = element
      if (parentElement === null || offsetWidth <= parentElement.clientWidth || (mayScroll && !isWide)) return
      setSeen((before) => ({
        ...leastNeeds,
        ...(before.columns === columns && before),
        columns,
        [isWide ? 'wide' : 'table']: offsetWidth,
      }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [table, columns, isNarrow, isWide, mayScroll])
  return { isNarrow, isWide }
}

const leastNeeds = { table: tableWidth, wide: wideTableWidth }
