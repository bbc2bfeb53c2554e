import { EmptyState } from '@console/shared/ui/empty-state'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, Drawer } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { RecordUrl } from './record-url.ts'
import { useAskedRecord } from './use-asked-record.ts'

export type RecordFormProps<Item> = {
  /** Null for a new record. */
  record: Item | null
  /** What a new record is a copy of. */
  original: Item | null
  onClose(): void
}

type RecordDrawerProps<Item> = {
  records: readonly Item[]
  url: UrlState<RecordUrl>
  /** What one record is called in a sentence: `package`. */
  noun: string
  nameOf(record: Item): string
  /** In pixels, where the screen is that wide. */
  width: number
  children(form: RecordFormProps<Item>): ReactNode
}

/** The form over the list. Which record it holds is in the address, so closing it is going somewhere. */
export function RecordDrawer<Item extends { id: number }>({
  records,
  url,
  noun,
  nameOf,
  width,
  children,
}: RecordDrawerProps<Item>) {
  const { isOpen, shown, isNew, record, original, close } = useAskedRecord(records, url)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={isNew ? `New ${noun}` : `Edit ${record === null ? noun : nameOf(record)}`}
      size={`min(${width}px, 100vw)`}
      destroyOnHidden
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {record !== null || isNew ? (
        <Fragment key={shown}>{children({ record, original, onClose: close })}</Fragment>
      ) : (
        <EmptyState
          title={`${noun.replace(/^./, (first) => first.toUpperCase())} ${shown} was not found`}
          action={
            <Button autoFocus onClick={close}>
              Back to the list
            </Button>
          }
        >
          {`It may have been deleted. The list behind this panel shows every ${noun} there is.`}
        </EmptyState>
      )}
    </Drawer>
  )
}
