import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { UnreadableRecord } from '../http/record-list.ts'
import { StatusDot } from '../ui/status-dot.tsx'
import type { ListDefinition } from './define-list.ts'
import styles from './unreadable.module.css'
import { UnreadableIssues } from './unreadable-issues.tsx'
import { nameUnreadable } from './unreadable-words.ts'

/**
 * The table with a row for each record that could not be read: it says so across all columns, and has nothing to open, to
 * select or to press. It comes after the others, or where the server has it when they are in the server's order.
 */
export function withUnreadableRows<Item extends object>(
  table: TableProps<Item>,
  rows: readonly UnreadableRecord[],
  words: ListDefinition<Item>['words'],
  order: 'sorted' | 'server' = 'sorted',
): TableProps<Item> {
  const { columns = [], dataSource = [], rowSelection } = table
  // Nothing reads such an item but its key and what is below.
  const toItem = ({ index }: UnreadableRecord) => ({ id: `unreadable ${index}` }) as unknown as Item
  const unreadable = new Map(rows.map((record) => [toItem(record), record]))
  const items = [...dataSource]
  for (const [item, { index }] of unreadable) items.splice(order === 'server' ? index : items.length, 0, item)
  return {
    ...table,
    dataSource: items,
    columns: columns.map((column, index) => ({
      ...column,
      onCell: (item: Item) => (unreadable.has(item) ? { colSpan: index === 0 ? columns.length : 0 } : {}),
      render: (value: ReactNode, item: Item, place: number) => {
        const record = unreadable.get(item)
        if (record !== undefined) return <UnreadableRow record={record} words={words} />
        return 'render' in column && column.render !== undefined ? column.render(value, item, place) : value
      },
    })),
    ...(rowSelection !== undefined && {
      rowSelection: {
        ...rowSelection,
        getCheckboxProps: (item: Item) =>
          unreadable.has(item) ? { disabled: true } : (rowSelection.getCheckboxProps?.(item) ?? {}),
        renderCell: (_checked: boolean, item: Item, _place: number, checkbox: ReactNode) =>
          unreadable.has(item) ? null : checkbox,
      },
    }),
  }
}

type UnreadableRowProps = { record: UnreadableRecord; words: ListDefinition<never>['words'] }

function UnreadableRow({ record, words }: UnreadableRowProps) {
  return (
    <div className={styles.row}>
      <StatusDot tone="danger">{nameUnreadable(record, words)} could not be read</StatusDot>
      <UnreadableIssues issues={record.issues} />
    </div>
  )
}
