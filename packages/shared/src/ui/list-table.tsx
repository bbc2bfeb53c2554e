import type { TablePaginationConfig } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styles from './list-table.module.css'
import { type Sorter, toSort } from './table-sort.ts'

const pageSize = 20

type ListTableState = {
  page: number
  onPage(page: number): void
  /** With the sort asked for, as it stands in the address; undefined where antd asks for none. */
  onSort(sort: string | undefined): void
}

/** Props that the `Table` of every list takes, so that paging and sorting look alike and live in the address. */
export function toListTableProps({ page, onPage, onSort }: ListTableState) {
  return {
    className: styles.list ?? '',
    column: { sortIcon: SortArrow },
    // Ascending a second time: a heading turns the order around and never switches sorting off.
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
    showSorterTooltip: false,
    pagination: {
      current: page,
      pageSize,
      hideOnSinglePage: true,
      showSizeChanger: false,
      onChange: onPage,
    },
    onChange: (_paging: TablePaginationConfig, _filters: unknown, sorter: Sorter | Sorter[], did: Did) => {
      if (did.action === 'sort') onSort(toSort(sorter))
    },
  }
}

type Did = { action: 'paginate' | 'sort' | 'filter' }

/** Only where the list is sorted: the headings stay quiet. */
function SortArrow({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) {
  if (!sortOrder) return null
  const Arrow = sortOrder === 'ascend' ? ArrowUp : ArrowDown
  return <Arrow size={14} aria-hidden />
}
