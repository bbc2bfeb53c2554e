import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { formatCount, formatNumber } from '../ui/number.ts'
import type { ListDefinition } from './define-list.ts'
import { FilterControl } from './filter-control.tsx'
import type { ListLink } from './list-actions.tsx'
import styles from './list-toolbar.module.css'
import type { ListFilterState } from './list-view.ts'
import { SearchBox } from './search-box.tsx'
import { tableWidth, useIsNarrower } from './use-is-narrower.ts'
import type { ListState } from './use-list.ts'

type ListToolbarProps<Item> = {
  list: ListState<Item>
  links: readonly ListLink[] | undefined
  /** Text buttons at the end. */
  children: ReactNode
}

export function ListToolbar<Item>({ list, links = [], children }: ListToolbarProps<Item>) {
  const { words } = list.definition
  return (
    <div className={styles.toolbar}>
      {links.length > 0 && (
        <nav className={styles.links} aria-label={`Beside the ${words.many}`}>
          {links.map(({ label, to, isMain }) => (
            <Link key={to} to={to} data-main={isMain}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.search}>
        <SearchBox
          label={`Search ${words.many}`}
          text={list.search.text}
          onText={list.search.setText}
          onNear={list.search.prepare}
        />
      </div>
      <Filters list={list} />
      <div className={styles.end}>
        <p className={styles.summary} role="status">
          {formatListSummary(list.visible.length, list.records.length, words)}
        </p>
        {children}
      </div>
    </div>
  )
}

/** Side by side; on cards, behind one button with the number of active filters. */
function Filters<Item>({ list }: { list: ListState<Item> }) {
  const isFolded = useIsNarrower(tableWidth)
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const toControls = (filters: readonly ListFilterState[]) =>
    filters.map((filter) => (
      <FilterControl
        key={filter.name}
        filter={filter}
        onChoose={(choice) => list.change({ [filter.name]: choice, ...toSort(list, filter, choice) })}
      />
    ))
  if (!isFolded) {
    return (
      <>
        {toControls(list.filters.filter(({ isOpenEnded }) => !isOpenEnded))}
        <div className={styles.selects}>
          {toControls(list.filters.filter(({ isOpenEnded }) => isOpenEnded))}
        </div>
      </>
    )
  }
  const chosen = list.filters.filter(({ chosen }) => chosen !== undefined).length
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        {chosen === 0 ? 'Filter & sort' : `Filter & sort · ${chosen}`}
      </Button>
      <fieldset id={panel} aria-label="Filters" className={styles.folded} hidden={!isOpen}>
        {isOpen && (
          <>
            {toControls(list.filters)}
            <FilterControl
              filter={toSortFilter(list)}
              onChoose={(sort = list.definition.sort) => list.change({ sort })}
            />
          </>
        )}
      </fieldset>
    </>
  )
}

/** The sort order of the selected option; the previous option's goes with it. */
function toSort<Item>(
  { definition, address }: ListState<Item>,
  { name, chosen }: ListFilterState,
  choice: string | undefined,
): { sort?: string } {
  const sorts = definition.filters?.[name]?.sorts ?? {}
  const sort = sorts[choice ?? '']
  if (sort !== undefined) return { sort }
  return address.sort === sorts[chosen ?? ''] ? { sort: definition.sort } : {}
}

/** The order as one more choice, because cards have the headings of two columns only. */
function toSortFilter<Item>({ definition, address }: ListState<Item>): ListFilterState {
  const columns = definition.columns.filter(({ isSortable }) => isSortable !== false)
  const choices = Object.fromEntries(
    columns.flatMap(({ key, title, isMoment }) => [
      [key, `${title}, ${isMoment ? 'oldest' : 'lowest'} first`],
      [`-${key}`, `${title}, ${isMoment ? 'newest' : 'highest'} first`],
    ]),
  )
  return { name: 'sort', label: 'Sort by', choices, isOpenEnded: true, chosen: address.sort }
}

/** "12 packages", or "3 of 12 packages" if some are filtered out. */
const formatListSummary = (shown: number, total: number, words: ListDefinition<never>['words']): string =>
  `${shown === total ? '' : `${formatNumber(shown)} of `}${formatCount(total, words)}`
