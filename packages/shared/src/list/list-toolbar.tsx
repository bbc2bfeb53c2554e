import type { ReactNode } from 'react'
import { FilterControl } from './filter-control.tsx'
import { formatListSummary } from './list-summary.ts'
import styles from './list-toolbar.module.css'
import { SearchBox } from './search-box.tsx'
import type { ListState } from './use-list.ts'

type ListToolbarProps<Item> = {
  list: ListState<Item>
  /** Quiet buttons at the end. */
  children: ReactNode
}

export function ListToolbar<Item>({ list, children }: ListToolbarProps<Item>) {
  const { words } = list.definition
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchBox label={`Search ${words.many}`} text={list.search.text} onText={list.search.setText} />
      </div>
      {list.filters.map((filter) => (
        <FilterControl
          key={filter.name}
          filter={filter}
          onChoose={(choice) => list.change({ [filter.name]: choice })}
        />
      ))}
      <div className={styles.end}>
        <p className={styles.summary} role="status">
          {formatListSummary(list.visible.length, list.records.length, words)}
        </p>
        {children}
      </div>
    </div>
  )
}
