import { Table, type TableColumnsType, type TableProps } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { RecordId } from '../http/record-list.ts'
import { formatNumber } from '../ui/number.ts'
import type { ListColumn } from './define-list.ts'
import styles from './list-table.module.css'
import type { RowAction } from './row-action.ts'
import { RowActions } from './row-actions.tsx'
import { followRowLink } from './row-link.ts'
import { RowTitle } from './row-title.tsx'
import { toSort, toSortOrder } from './table-sort.ts'
import { useIsPhone } from './use-is-phone.ts'
import type { ListState } from './use-list.ts'
import type { UnreadablePart } from './use-unreadable-part.ts'

/** Props of a router `Link`. */
export type RecordLink = { to: string; state?: unknown }

type RecordTableProps<Item> = {
  list: ListState<Item>
  toLink?(item: Item): RecordLink
  rowActions?(item: Item): readonly RowAction[]
  isSelectable: boolean
  /** What shows the records that could not be read, once it is there. */
  unreadable: UnreadablePart | null
}

export function RecordTable<Item extends { id: RecordId }>(props: RecordTableProps<Item>) {
  const { list, isSelectable, unreadable } = props
  const { definition, address, rowCount, selection, unreadableRows } = list
  const isPhone = useIsPhone()
  const table: TableProps<Item> = {
    rowKey: 'id',
    className: `${styles.list} ${list.preferences.density === 'compact' ? styles.compact : ''}`,
    columns: toTableColumns(props, isPhone),
    dataSource: list.rows,
    column: { sortIcon: SortArrow },
    // Ascending a second time: a heading turns the order around and never switches sorting off.
    sortDirections: ['ascend', 'descend', 'ascend'],
    showSorterTooltip: false,
    onRow: () => ({ onClick: followRowLink, tabIndex: -1 }),
    ...(isSelectable && {
      rowSelection: {
        columnWidth: 40,
        preserveSelectedRowKeys: true,
        selectedRowKeys: [...selection.ids],
        onChange: (keys) => selection.select(keys.filter((key) => typeof key !== 'bigint')),
        getCheckboxProps: (item) => ({ 'aria-label': `Select ${definition.nameOf(item)}` }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select this page' }),
      },
    }),
    pagination: {
      current: address.page,
      pageSize: address.size,
      total: rowCount,
      hideOnSinglePage: true,
      showSizeChanger: false,
      onChange: (page) => list.change({ page }),
    },
    onChange: (_paging, _filters, sorter, { action }) => {
      if (action === 'sort') list.change({ sort: toSort(sorter) })
    },
  }
  return (
    <Table<Item> {...(unreadable?.withUnreadableRows(table, unreadableRows, definition.words) ?? table)} />
  )
}

function toTableColumns<Item extends { id: RecordId }>(
  props: RecordTableProps<Item>,
  isPhone: boolean,
): TableColumnsType<Item> {
  const { list, toLink, rowActions } = props
  const { definition, address } = list
  const columns = list.columns.filter(({ isOnPhone }, index) => !isPhone || index === 0 || isOnPhone)
  const shown: TableColumnsType<Item> = columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    ...(column.align !== undefined && { align: column.align }),
    ...(column.className !== undefined && { className: column.className }),
    ...(column.isSortable !== false && { sorter: true, sortOrder: toSortOrder(address.sort, column.key) }),
    render: (_: unknown, item: Item) => {
      const cell = renderCell(column, item)
      if (index > 0) return cell
      const link = toLink?.(item)
      return (
        <RowTitle
          note={definition.note?.(item)}
          picture={definition.picture?.(item)}
          details={definition.details(item)}
        >
          {link === undefined ? cell : <Link {...link}>{cell}</Link>}
        </RowTitle>
      )
    },
  }))
  if (rowActions === undefined) return shown
  return [
    ...shown,
    {
      key: 'actions',
      title: <span className={styles.hidden}>Actions</span>,
      width: 48,
      align: 'end',
      render: (_, item) => <RowActions name={definition.nameOf(item)} actions={rowActions(item)} />,
    },
  ]
}

function renderCell<Item>({ render, value }: ListColumn<Item>, item: Item) {
  if (render !== undefined) return render(item)
  const plain = value(item)
  return typeof plain === 'number' ? formatNumber(plain) : (plain ?? '–')
}

/** Only where the list is sorted: the headings stay quiet. */
function SortArrow({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) {
  if (!sortOrder) return null
  const Arrow = sortOrder === 'ascend' ? ArrowUp : ArrowDown
  return <Arrow size={14} aria-hidden />
}
