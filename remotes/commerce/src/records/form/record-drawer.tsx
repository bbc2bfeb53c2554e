import { EmptyState } from '@console/shared/ui/empty-state'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, Drawer } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { RecordUrl } from '../../navigation/record-url.ts'
import type { OpenRecord } from './record-form.tsx'
import type { RecordNames } from './record-kind.ts'
import { useAskedRecord } from './use-asked-record.ts'

/** Of a record that is not among `records` yet. */
export type RecordReading = 'under way' | { problem: string; again(): void }

type RecordDrawerProps<Item> = {
  records: readonly Item[]
  /** Null where `records` are all there are. */
  reading?: RecordReading | null
  url: UrlState<RecordUrl>
  names: RecordNames<NoInfer<Item>>
  /** In pixels, where the screen is that wide. */
  width: number
  children(open: OpenRecord<Item>): ReactNode
}

/** The form over the list. Which record it holds is in the address, so closing it is going somewhere. */
export function RecordDrawer<Item extends { id: number }>({
  records,
  reading = null,
  url,
  names,
  width,
  children,
}: RecordDrawerProps<Item>) {
  const { isOpen, shown, isNew, record, original, close } = useAskedRecord(records, url)
  const hasForm = record !== null || isNew
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={isNew ? `New ${names.noun}` : `Edit ${record === null ? names.noun : names.nameOf(record)}`}
      size={`min(${width}px, 100vw)`}
      destroyOnHidden
      loading={!hasForm && reading === 'under way'}
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {hasForm ? (
        <Fragment key={shown}>{children({ record, original, onClose: close })}</Fragment>
      ) : (
        <NoRecord title={`${names.title} ${shown}`} noun={names.noun} reading={reading} onClose={close} />
      )}
    </Drawer>
  )
}

type NoRecordProps = { title: string; noun: string; reading: RecordReading | null; onClose(): void }

function NoRecord({ title, noun, reading, onClose }: NoRecordProps) {
  if (reading !== null && reading !== 'under way') {
    return (
      <EmptyState
        title={`${title} could not be read`}
        action={
          <Button autoFocus onClick={reading.again}>
            Try again
          </Button>
        }
      >
        {reading.problem}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={`${title} was not found`}
      action={
        <Button autoFocus onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      {`It may have been deleted. The list behind this panel shows every ${noun} there is.`}
    </EmptyState>
  )
}
