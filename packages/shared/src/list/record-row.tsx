import type { MouseEvent } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import { findUnreadableField } from '../http/unreadable-fields.ts'
import { formatNumber } from '../ui/number.ts'
import { formatRelativeTime, formatTime } from '../ui/time.ts'
import type { CellEdits } from './cell-edit.ts'
import type { ListColumn, ListDefinition } from './define-list.ts'
import { EditableCell } from './editable-cell.tsx'
import styles from './list-table.module.css'
import type { RowAction } from './row-action.ts'
import { followRowLink } from './row-link.ts'
import { RowMenuButton } from './row-menu-button.tsx'
import { type RecordLink, RowTitle } from './row-title.tsx'
import { UnreadableValue } from './unreadable-value.tsx'

export type RecordRowProps<Item> = {
  item: Item
  definition: ListDefinition<Item>
  /** Those that fit. */
  columns: readonly ListColumn<Item>[]
  /** The row is a card: the first column with its details, and at most one other. */
  isNarrow: boolean
  toLink?(item: Item): RecordLink
  rowActions?(item: Item): readonly RowAction[]
  /** Not on cards: people on small screens edit in the form. */
  cellEdits?: CellEdits<Item> | undefined
  isSelected: boolean
  /** With Shift, extends the selection from the row pressed before. */
  onSelect(isRange: boolean): void
}

export function RecordRow<Item extends { id: RecordId }>(props: RecordRowProps<Item>) {
  const { item, definition, columns, isNarrow, toLink, rowActions, cellEdits, isSelected, onSelect } = props
  const [first, ...others] = columns
  const name = definition.nameOf(item)
  return (
    <tr data-row-key={item.id} data-selected={isSelected || undefined} tabIndex={-1} onClick={followRowLink}>
      <td className={styles.selection}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onSelect(isShifted(nativeEvent))}
        />
      </td>
      <RowTitle
        name={name}
        to={toLink?.(item)}
        isNarrow={isNarrow}
        // For a column beside others: a card gives it nearly all its width.
        className={isNarrow ? undefined : first?.className}
        note={definition.note?.(item)}
        picture={definition.picture?.(item)}
        details={isNarrow && definition.details(item)}
      >
        {first && renderCell(first, item)}
      </RowTitle>
      {others.map((column) => {
        const edit =
          isNarrow || findUnreadableField(item, column.key) !== undefined
            ? undefined
            : cellEdits?.[column.key]?.(item)
        return (
          <td
            // A new key for a cell that becomes a button, because browser translation may have moved the old cell's
            // text node.
            key={edit == null ? column.key : `${column.key} edited`}
            dir="auto"
            data-align={column.align}
            className={isNarrow ? undefined : column.className}
            title={toTimestamp(column, item, formatTime)}
          >
            {edit == null ? (
              renderCell(column, item)
            ) : (
              <EditableCell edit={edit}>{renderCell(column, item)}</EditableCell>
            )}
          </td>
        )
      })}
      {rowActions !== undefined && (
        <td className={styles.actions}>
          <RowMenuButton name={name} actions={rowActions(item)} />
        </td>
      )}
    </tr>
  )
}

/** A checkbox's change event carries the click that caused it. */
const isShifted = (event: Event | MouseEvent): boolean => 'shiftKey' in event && event.shiftKey === true

function renderCell<Item extends object>(column: ListColumn<Item>, item: Item) {
  const odd = findUnreadableField(item, column.key)
  if (odd !== undefined) {
    const value: unknown = Reflect.get(item, column.key)
    return (
      <UnreadableValue odd={odd}>
        {typeof value === 'string' ? column.render?.(item) : undefined}
      </UnreadableValue>
    )
  }
  if (column.render !== undefined) return column.render(item)
  const plain = toTimestamp(column, item, formatRelativeTime) ?? column.value(item)
  // An invalid timestamp is NaN.
  if (plain === null || Number.isNaN(plain)) return '–'
  return typeof plain === 'number' ? formatNumber(plain) : plain
}

function toTimestamp<Item>(
  { isMoment, value }: ListColumn<Item>,
  item: Item,
  format: (at: number) => string,
) {
  const at = isMoment === true && value(item)
  return typeof at === 'number' && !Number.isNaN(at) ? format(at) : undefined
}
