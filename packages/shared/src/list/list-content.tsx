import { SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { Restorer } from '../deletion/restore-record.ts'
import type { RecordId } from '../http/record-list.schema.ts'
import type { Platform } from '../platform/platform.ts'
import { usePlatform } from '../platform/platform-context.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { formatCount } from '../ui/number.ts'
import { OverlayButton, renderWaiting } from '../ui/overlay-button.tsx'
import type { CellEdits } from './cell-edit.ts'
import { ListActions, type ListActionsProps } from './list-actions.tsx'
import { useListKeys } from './list-keys.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { RecordTable } from './record-table.tsx'
import type { RowAction } from './row-action.ts'
import type { RecordLink } from './row-title.tsx'
import { useSavedViews } from './saved-views.ts'
import type { SelectionBarProps } from './selection-bar.tsx'
import { UnreadableNotice } from './unreadable-notice.tsx'
import type { ListState } from './use-list.ts'
import type { ViewOptions as ViewOptionsOf } from './view-options.tsx'
import { ViewTabs } from './view-tabs.tsx'

type LoadBulkActions<Item> = () => Promise<(platform: Platform) => readonly BulkAction<Item>[]>

export type ListContentProps<Item> = {
  list: ListState<Item>
  /** An `EmptyState` for a list without records: their purpose and a first step. */
  empty: ReactNode
  /** Link that opens a record. */
  toLink?(item: Item): RecordLink
  rowActions?(item: Item): readonly RowAction[]
  cellEdits?: CellEdits<Item> | undefined
  /** Creates deleted records again; the list then has “Recently deleted”. Since 1.12.0. */
  restorer?: Restorer
  /** Bulk actions besides export; must be the same function on every render. */
  loadBulkActions?: LoadBulkActions<Item>
} & Pick<SelectionBarProps<Item>, 'onDelete' | 'undeletable'> &
  Pick<ListActionsProps<Item>, 'links'>

const LazyViewOptions = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "list-panels" */ './view-options.tsx')).ViewOptions,
  'View options',
  renderWaiting,
)
// A lazy component's type cannot be generic.
const ViewOptions = LazyViewOptions as typeof ViewOptionsOf

/** Toolbar, table, selection and empty states of a list. */
export function ListContent<Item extends { id: RecordId }>(props: ListContentProps<Item>) {
  const { list, empty, loadBulkActions, onDelete, undeletable } = props
  const exportRecords = useExport(list)
  const kept = useSavedViews(list.definition.name)
  const keys = useListKeys()
  const rows = useRows(props)
  if (list.records.length + list.unreadable.length === 0) {
    return (
      <>
        {empty}
        {props.restorer !== undefined && (
          <p>
            <button type="button" className="button" onClick={() => list.deletedPanel?.open()}>
              Recently deleted
            </button>
          </p>
        )}
      </>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard fires a click too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    <div {...keys} onClick={(event) => keepTyped(list, event)}>
      <ViewTabs list={list} views={kept[0]} />
      <ListToolbar list={list} links={props.links}>
        <OverlayButton
          label="View options"
          icon={<SlidersHorizontal size={16} aria-hidden />}
          preload={LazyViewOptions.preload}
          render={(overlay) => <ViewOptions list={list} kept={kept} {...overlay} />}
        />
        <ListActions {...props} onExport={exportRecords} />
      </ListToolbar>
      {list.unreadable.length + (list.odd ?? []).length > 0 && <UnreadableNotice list={list} />}
      {rows}
      {list.selection.ids.size > 0 && (
        <LazySelectionBar
          list={list}
          loadActions={loadBulkActions}
          onDelete={onDelete}
          undeletable={undeletable}
          onExport={exportRecords}
        />
      )}
    </div>
  )
}

/** Pending input would update the address a moment later and cancel the navigation that a link has started. */
function keepTyped<Item>({ search }: ListState<Item>, { target }: MouseEvent) {
  if (target instanceof Element && target.closest('a') !== null) search.take?.(search.text)
}

/**
 * The table, or the empty state of a search. Key presses and filters update the toolbar first and the rows as a
 * transition, because rendering these takes longest.
 */
function useRows<Item extends { id: RecordId }>(props: ListContentProps<Item>) {
  const earlier = useDeferredValue(props)
  const shown = earlier.list.visible === props.list.visible ? props : earlier
  return useMemo(() => {
    const { list } = shown
    const { rowCount, records, definition } = list
    if (rowCount > 0) return <RecordTable {...shown} />
    return (
      <EmptyState
        title={`No ${definition.words.many} match`}
        action={<Button onClick={list.clear}>Clear filters</Button>}
      >
        None of the {formatCount(records.length, definition.words)} match the search and filters above.
      </EmptyState>
    )
  }, [shown])
}

/** Exports records of the list as a file. */
function useExport<Item extends object>(list: ListState<Item>): (items: readonly Item[]) => void {
  const { notify } = usePlatform()
  return (items) => {
    // Unreadable records are only missing from an export of everything.
    const unreadable = items === list.visible ? list.unreadable : []
    import(/* webpackChunkName: "export" */ './download-list.ts')
      .then(({ downloadList }) => downloadList({ ...list, visible: items, unreadable }, notify))
      .catch(() =>
        notify.error(`The ${list.definition.words.many} were not exported`, {
          description: 'The exporter could not be loaded. Check the connection and try again.',
        }),
      )
  }
}

type LazySelectionBarProps<Item> = Omit<SelectionBarProps<Item>, 'actions'> & {
  loadActions: LoadBulkActions<Item> | undefined
}

function LazySelectionBar<Item extends { id: RecordId }>({
  loadActions,
  ...props
}: LazySelectionBarProps<Item>) {
  const platform = usePlatform()
  const [Bar] = useState(() =>
    lazyWithRetry<Omit<SelectionBarProps<Item>, 'actions'>>(async () => {
      const [{ SelectionBar }, build] = await Promise.all([
        import(/* webpackChunkName: "list-panels" */ './selection-bar.tsx'),
        loadActions?.(),
      ])
      const actions = build?.(platform) ?? []
      return (bar) => <SelectionBar {...bar} actions={actions} />
    }, 'Actions for the selection'),
  )
  return <Bar {...props} />
}
