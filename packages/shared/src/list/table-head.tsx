import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RecordId } from '../http/record-list.schema.ts'
import type { ListColumn } from './define-list.ts'
import styles from './list-table.module.css'
import { nextSort, toSortOrder } from './table-sort.ts'
import type { ListState } from './use-list.ts'

type TableHeadProps<Item> = {
  list: ListState<Item>
  columns: readonly ListColumn<Item>[]
  hasActions: boolean
}

export function TableHead<Item extends { id: RecordId }>(props: TableHeadProps<Item>) {
  const { list, columns, hasActions } = props
  const { sort } = list.address
  return (
    <thead>
      <tr>
        <th className={styles.selection}>
          <PageCheckbox list={list} />
        </th>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            data-align={column.align}
            className={column.className}
            aria-sort={toAriaSort(sort, column)}
            {...(column.isSortable !== false && {
              onClick: () => list.change({ sort: nextSort(sort, column.key) }),
            })}
          >
            <Heading column={column} sort={sort} />
          </th>
        ))}
        {hasActions && (
          <th className={styles.actions}>
            <span className={styles.hidden}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type HeadingProps = { column: Pick<ListColumn<never>, 'key' | 'title' | 'isSortable'>; sort: string }

/** A button for keyboard users; a click anywhere on the heading does the same. Only the sorted column has an arrow. */
function Heading({ column, sort }: HeadingProps) {
  if (column.isSortable === false) return column.title
  const order = toSortOrder(sort, column.key)
  const Arrow = order === 'ascend' ? ArrowUp : ArrowDown
  return (
    <button type="button">
      {column.title}
      {order !== null && <Arrow size={14} aria-hidden />}
    </button>
  )
}

function toAriaSort(sort: string, { key }: { key: string }) {
  const order = toSortOrder(sort, key)
  return order === null ? undefined : (`${order}ing` as const)
}

/** Toggles the selection of the page's rows. */
function PageCheckbox<Item extends { id: RecordId }>({ list }: { list: ListState<Item> }) {
  const { selection, rows } = list
  const selected = rows.filter(({ id }) => selection.ids.has(id)).length
  const isWhole = rows.length > 0 && selected === rows.length
  const page = new Set(rows.map(({ id }) => id))
  return (
    <input
      type="checkbox"
      aria-label="Select this page"
      checked={isWhole}
      disabled={rows.length === 0}
      ref={(input) => {
        if (input !== null) input.indeterminate = selected > 0 && !isWhole
      }}
      onChange={() => selection.select(isWhole ? selection.ids.difference(page) : selection.ids.union(page))}
    />
  )
}
