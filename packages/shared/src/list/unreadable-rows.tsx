import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { UnreadableRecord } from '../http/record-list.ts'
import { StatusDot } from '../ui/status-dot.tsx'
import { UnreadableIssues } from '../ui/unreadable-issues.tsx'
import type { ListDefinition } from './define-list.ts'
import styles from './unreadable.module.css'
import { nameUnreadable } from './unreadable-words.ts'

/**
 * antd's table, in the server's order, with a row where the server has a record that could not be read: it says so across
 * all columns, and has nothing to open or to press.
 */
export function withUnreadableRows<Item extends object>(
  table: TableProps<Item>,
  rows: readonly UnreadableRecord[],
  words: ListDefinition<Item>['words'],
): TableProps<Item> {
  const { columns = [], dataSource = [] } = table
  // Nothing reads such an item but its key and what is below.
  const toItem = ({ index }: UnreadableRecord) => ({ id: `unreadable ${index}` }) as unknown as Item
  const unreadable = new Map(rows.map((record) => [toItem(record), record]))
  const items = [...dataSource]
  for (const [item, { index }] of unreadable) items.splice(index, 0, item)
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
  }
}

type UnreadableRowProps = { record: UnreadableRecord; words: ListDefinition<never>['words'] }

/** Says what is wrong across all columns. */
export function UnreadableRow({ record, words }: UnreadableRowProps) {
  return (
    <div className={styles.row}>
      <StatusDot tone="danger">{nameUnreadable(record, words)} could not be read</StatusDot>
      <UnreadableIssues issues={record.issues} />
    </div>
  )
}
