import { useSyncExternalStore } from 'react'

/** Pixels that a list's bar needs in one line. */
export const phoneWidth = 600

/** Pixels for a table of six columns, with 220 for the name. */
export const tableWidth = 820

/** Pixels for a table of ten columns. */
export const wideTableWidth = 1100

/** If there is no layout, as on a server. */
const fallback = '(max-width: 767.98px)'

const findColumn = () => document.querySelector('main')

/** Measures the content column: beside the menu it is narrower than the window. */
function isNarrower(width: number): boolean {
  if (width === Number.POSITIVE_INFINITY) return true
  const column = findColumn()
  if (column === null || column.clientWidth === 0) return matchMedia(fallback).matches
  const { paddingLeft, paddingRight } = getComputedStyle(column)
  return column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) < width
}

function subscribe(listener: () => void) {
  const observer = new ResizeObserver(listener)
  const column = findColumn()
  if (column !== null) observer.observe(column)
  return () => observer.disconnect()
}

/**
 * Whether the content column is narrower than this. Known before the first render of the rows, unlike antd’s
 * `responsive`, which renders the table twice.
 */
export const useIsNarrower = (width: number) => useSyncExternalStore(subscribe, () => isNarrower(width))
