import { Button } from 'antd'
import { Download, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { RecordId } from '../http/record-list.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useLazyPart } from '../ui/lazy-part.ts'
import { formatCount } from '../ui/number.ts'
import { OverlayButton } from '../ui/overlay-button.tsx'
import { useListKeys } from './list-keys.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { type RecordLink, RecordTable } from './record-table.tsx'
import type { RowAction } from './row-action.ts'
import type { ListState } from './use-list.ts'
import { type UnreadablePart, useUnreadablePart } from './use-unreadable-part.ts'

type RecordListProps<Item> = {
  list: ListState<Item>
  /** An `EmptyState` for when there are no records at all: what they are for, and what to do first. */
  empty: ReactNode
  /** What opens a record. */
  toLink?(item: Item): RecordLink
  rowActions?(item: Item): readonly RowAction[]
  bulkActions?: readonly BulkAction<Item>[]
}

const importOptions = async () => (await import('./view-options.tsx')).ViewOptions
const importExport = async () => (await import('./download-list.ts')).downloadList
const importSelectionBar = async () => (await import('./selection-bar.tsx')).SelectionBar

/** A list of records: toolbar, table, selection, and what stands there when nothing does. */
export function RecordList<Item extends { id: RecordId }>(props: RecordListProps<Item>) {
  const { list, empty, bulkActions = [] } = props
  const keys = useListKeys()
  const unreadable = useUnreadablePart(list.unreadable)
  const rows = useRows(props, unreadable)
  if (list.records.length + list.unreadable.length === 0) return empty
  return (
    <div {...keys}>
      <ListToolbar list={list}>
        <OverlayButton
          label="View options"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          load={importOptions}
          render={(ViewOptions, overlay) => <ViewOptions list={list} {...overlay} />}
        />
        <ExportButton list={list} />
      </ListToolbar>
      {unreadable !== null && <unreadable.UnreadableNotice list={list} />}
      {rows}
      {list.selection.items.length > 0 && <LazySelectionBar list={list} actions={bulkActions} />}
    </div>
  )
}

/**
 * The table, or what stands there without a match. A press of a key or a filter is answered by the toolbar first, and
 * the rows follow when there is time: drawing them takes longest.
 */
function useRows<Item extends { id: RecordId }>(
  props: RecordListProps<Item>,
  unreadable: UnreadablePart | null,
) {
  const earlier = useDeferredValue(props)
  const shown = earlier.list.visible === props.list.visible ? props : earlier
  return useMemo(() => {
    const { list, bulkActions = [] } = shown
    const { rowCount, records, definition } = list
    if (rowCount > 0) {
      return <RecordTable {...shown} isSelectable={bulkActions.length > 0} unreadable={unreadable} />
    }
    return (
      <EmptyState
        title={`No ${definition.words.many} match`}
        action={<Button onClick={list.clear}>Clear filters</Button>}
      >
        None of the {formatCount(records.length, definition.words)} match the search and filters above.
      </EmptyState>
    )
  }, [shown, unreadable])
}

function ExportButton<Item>({ list }: { list: ListState<Item> }) {
  const { notify } = usePlatform()
  const { visible, definition } = list
  const handleExport = () =>
    importExport().then(
      (downloadList) => downloadList(list, notify),
      () =>
        notify.error(`The ${definition.words.many} were not exported`, {
          description: 'The exporter could not be loaded. Check the connection and try again.',
        }),
    )
  return (
    <Button
      type="text"
      aria-label="Export as CSV"
      title={`Export ${formatCount(visible.length, definition.words)} as CSV`}
      icon={<Download size={16} aria-hidden />}
      onClick={() => void handleExport()}
    />
  )
}

type LazySelectionBarProps<Item> = { list: ListState<Item>; actions: readonly BulkAction<Item>[] }

function LazySelectionBar<Item extends { id: RecordId }>(props: LazySelectionBarProps<Item>) {
  const { part: SelectionBar, request } = useLazyPart(importSelectionBar, 'Actions for the selection')
  useEffect(request, [request])
  return SelectionBar === null ? null : <SelectionBar {...props} />
}
