import { useSyncExternalStore } from 'react'

/** Pixels that a table of six columns needs, with 220 for the name. */
export const tableWidth = 820

/** Pixels that one of ten columns needs. */
export const wideTableWidth = 1100

/** Where nothing is laid out, as on a server. */
const fallback = '(max-width: 767.98px)'

const findColumn = () => document.querySelector('main')

/** Of the column in which screens stand: beside the menu there is less than the window has. */
function isNarrower(width: number): boolean {
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
 * Whether the column is narrower than that. Known before the first rows are drawn, unlike antd’s `responsive`, which draws the
 * table twice to find out.
 */
export const useIsNarrower = (width: number) => useSyncExternalStore(subscribe, () => isNarrower(width))
