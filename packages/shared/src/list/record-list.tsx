import { useLayoutEffect, useMemo, useRef } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import { useLastShown } from '../ui/last-shown.ts'
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx'
import { ListContent, type ListContentProps } from './list-content.tsx'

type RecordListProps<Item> = ListContentProps<Item> & {
  /** An overlay is open: the list is not rendered again until its content changes. */
  isCovered?: boolean
}

const DeletedPanel = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "list-panels" */ './deleted-panel.tsx')).DeletedPanel,
  'The deleted records',
)

/** A list of records: toolbar, table, selection and empty states. */
export function RecordList<Item extends { id: RecordId }>(props: RecordListProps<Item>) {
  const shown = useFrozenProps(props)
  const content = useMemo(() => <ListContent {...shown} />, [shown])
  const { list, restorer } = props
  const { isOpen = false, close } = list.deletedPanel ?? {}
  const wasDeletedShown = useLastShown(isOpen || null)
  return (
    <>
      {content}
      {restorer !== undefined && wasDeletedShown !== null && (
        <DeletedPanel
          isOpen={isOpen}
          onClose={() => close?.()}
          entity={list.definition.name}
          words={list.definition.words}
          ids={list.records.map(({ id }) => id)}
          restorer={restorer}
        />
      )}
    </>
  )
}

/** The props from before the overlay opened, as long as they are equal. */
function useFrozenProps<Item>(props: RecordListProps<Item>): RecordListProps<Item> {
  const last = useRef<RecordListProps<Item> | null>(null)
  const before = props.isCovered === true ? last.current : null
  const shown = before !== null && looksSame(before, props) ? before : props
  useLayoutEffect(() => {
    last.current = shown
  })
  return shown
}

function looksSame<Item>(one: RecordListProps<Item>, other: RecordListProps<Item>): boolean {
  const toParts = ({ list }: RecordListProps<Item>) => [
    list.records,
    list.visible,
    list.unreadable,
    list.filters,
    list.definition,
    list.preferences,
    list.selection.ids,
    list.search.text,
    ...Object.values(list.address),
  ]
  const parts = toParts(other)
  return toParts(one).every((part, index) => part === parts[index])
}
