import { useMemo } from 'react'
import { formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'
import { findRecords, readFilters } from './list-view.ts'
import { type SavedView, toViewPatch, toViewSearch } from './saved-views.ts'
import type { ListState } from './use-list.ts'
import styles from './view-tabs.module.css'

/** The views saved on this device as tabs above the list, each with its number of records. */
export function ViewTabs<Item>({ list, views }: { list: ListState<Item>; views: readonly SavedView[] }) {
  const { definition, records } = list
  const counts = useMemo(
    () => views.map((view) => countView(definition, records, view)),
    [definition, records, views],
  )
  if (views.length === 0) return null
  const current = toViewSearch(list)
  const isKept = views.some(({ search }) => search === current)
  const isWhole = list.search.text === '' && list.filters.every(({ chosen }) => chosen === undefined)
  return (
    <nav className={styles.tabs} aria-label="Saved views">
      <button type="button" aria-pressed={isWhole && !isKept} onClick={list.clear}>
        All <span>{formatNumber(records.length)}</span>
      </button>
      {views.map((view, index) => (
        <button
          key={view.name}
          type="button"
          aria-pressed={view.search === current}
          onClick={() => list.change(toViewPatch(view))}
        >
          {view.name} <span>{formatNumber(counts[index] ?? 0)}</span>
        </button>
      ))}
    </nav>
  )
}

/** Number of records in a view. */
function countView<Item>(
  definition: Pick<ListDefinition<Item>, 'columns' | 'searched' | 'filters'>,
  records: readonly Item[],
  view: SavedView,
): number {
  const { q = '', ...url } = toViewPatch(view)
  const unsorted = { items: records, texts: records.map(() => null) }
  const filters = readFilters(definition.filters ?? {}, records, url)
  return findRecords(definition, unsorted, String(q), filters).length
}
