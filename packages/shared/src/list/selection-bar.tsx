import { Button } from 'antd'
import { useState } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import { BulkDialog } from '../bulk/bulk-dialog.tsx'
import type { RecordId } from '../http/record-list.schema.ts'
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
  // The items leave the list when the action changes what a filter is about.
  const [asked, setAsked] = useState<{ action: BulkAction<Item>; items: readonly Item[] } | null>(null)
  const { items } = selection
  return (
    <>
      {items.length > 0 && (
        <section className={styles.bar} aria-label="Selection">
          <p className={styles.count} role="status">
            {formatCount(items.length, definition.words)} selected
          </p>
          <Button type="text" onClick={() => selection.select([])}>
            Clear
          </Button>
          {undeletable !== undefined && <p className={styles.note}>{undeletable}</p>}
          <div className={styles.actions}>
            {actions
              .filter(({ isUseful }) => isUseful?.(items) !== false)
              .map((action) => (
                <Button key={action.key} onClick={() => setAsked({ action, items })}>
                  {action.label}
                </Button>
              ))}
            <Button onClick={() => onExport(items)}>Export</Button>
            {items.length < visible.length && (
              <Button
                type="text"
                onClick={() => selection.select([...selection.ids, ...visible.map(({ id }) => id)])}
              >
                Select all {formatNumber(visible.length)}
              </Button>
            )}
            {onDelete !== undefined && (
              <Button className={styles.delete ?? ''} danger onClick={() => onDelete(items)}>
                Delete
              </Button>
            )}
          </div>
        </section>
      )}
      {asked !== null && (
        <BulkDialog
          action={asked.action}
          items={asked.items}
          words={definition.words}
          nameOf={definition.nameOf}
          onClose={(left) => {
            setAsked(null)
            selection.select(left.map(({ id }) => id))
          }}
        />
      )}
    </>
  )
}
