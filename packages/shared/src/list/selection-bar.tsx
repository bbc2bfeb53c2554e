import { Button } from 'antd'
import { useState } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { RecordId } from '../http/record-list.ts'
import { formatCount, formatNumber } from '../ui/number.ts'
import styles from './selection-bar.module.css'
import type { ListState } from './use-list.ts'

export type SelectionBarProps<Item> = {
  list: ListState<Item>
  actions: readonly BulkAction<Item>[]
  /** Absent if the server has no such call; `undeletable` then says so. */
  onDelete?: ((items: readonly Item[]) => void) | undefined
  undeletable?: string | undefined
  onExport(items: readonly Item[]): void
}

/** Shown at the bottom of the window while records are selected. */
export function SelectionBar<Item extends { id: RecordId }>(props: SelectionBarProps<Item>) {
  const { list, actions, onDelete, undeletable, onExport } = props
  const { selection, visible, definition } = list
  const [asked, setAsked] = useState<BulkAction<Item> | null>(null)
  const { items, hidden } = selection
  const isMoreToSelect = items.length - hidden < visible.length
  return (
    <section className={styles.bar} aria-label="Selection">
      <p className={styles.count} role="status">
        {formatCount(items.length, definition.words)} selected
        {hidden > 0 && <span className={styles.hidden}>, {formatNumber(hidden)} not shown here</span>}
      </p>
      {undeletable !== undefined && <p className={styles.note}>{undeletable}</p>}
      <div className={styles.actions}>
        {actions.map((action) => (
          <Button key={action.key} onClick={() => setAsked(action)}>
            {action.label}
          </Button>
        ))}
        <Button onClick={() => onExport(items)}>Export</Button>
        {onDelete !== undefined && <Button onClick={() => onDelete(items)}>Delete</Button>}
        {isMoreToSelect && (
          <Button
            type="text"
            onClick={() => selection.select([...selection.ids, ...visible.map(({ id }) => id)])}
          >
            Select all {formatNumber(visible.length)}
          </Button>
        )}
        <Button type="text" onClick={() => selection.select([])}>
          Clear
        </Button>
      </div>
      {asked !== null && (
        <BulkDialog
          action={asked}
          items={items}
          words={definition.words}
          nameOf={definition.nameOf}
          onClose={(left) => {
            setAsked(null)
            selection.select(left.map(({ id }) => id))
          }}
        />
      )}
    </section>
  )
}
