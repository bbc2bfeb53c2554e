import type { RecordId } from '@console/shared/http/record-list'
import { NeighbourLinks } from '@console/shared/neighbours/links'
import type { PublicationStatus } from '@console/shared/schemas/publication'
import { drawerWidths } from '@console/shared/theme'
import { RecordNotFound } from '@console/shared/ui/missing-record'
import { PublicationDot } from '@console/shared/ui/status-dot'
import { UnreadableRecord } from '@console/shared/ui/unreadable-record'
import type { UrlState } from '@console/shared/ui/url-state'
import { Button, Drawer } from 'antd'
import { upperFirst } from 'es-toolkit/string'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import type { RecordUrl } from '../../navigation/record-url.ts'
import styles from './record-form.module.css'
import type { OpenRecord } from './record-form.tsx'
import type { RecordNames } from './record-resource.ts'
import { useRecordFromUrl } from './use-record-from-url.ts'

/** The query of a record that is not among `records` yet. */
export type RecordReading = 'under way' | { error: unknown; again(): void }

type RecordDrawerProps<Item> = {
  records: readonly Item[]
  /** As the list shows them behind the form, for going from one to the next. */
  visible: readonly Item[]
  /** Null where `records` are all there are. */
  reading?: RecordReading | null
  url: UrlState<RecordUrl>
  names: RecordNames<NoInfer<Item>>
  width: keyof typeof drawerWidths
  children(open: OpenRecord<Item>): ReactNode
}

/** The form over the list. Which record it holds is in the address, so closing it is going somewhere. */
export function RecordDrawer<Item extends { id: RecordId; status: PublicationStatus }>({
  records,
  visible,
  reading = null,
  url,
  names,
  width,
  children,
}: RecordDrawerProps<Item>) {
  const { isOpen, shown, isNew, record, original, close } = useRecordFromUrl(records, url)
  const visibleIds = useMemo(() => visible.map(({ id }) => id), [visible])
  const onCreated = (id: RecordId) => url.replace({ edit: id, new: false, copy: undefined })
  const hasForm = record !== null || isNew
  const [head, setHead] = useState<Element | null>(null)
  const copyPath = url.linkTo({ edit: undefined, new: true, copy: record?.id }).to
  const given = { head, copyPath, onClose: close, onCreated }
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      className={styles.drawer ?? ''}
      title={isNew ? `New ${names.noun}` : `Edit ${record === null ? names.noun : names.nameOf(record)}`}
      size={drawerWidths[width]}
      extra={
        !isNew && (
          <div className={styles.extra}>
            {record !== null && <PublicationDot status={record.status} />}
            <NeighbourLinks
              ids={visibleIds}
              id={isOpen ? shown : null}
              noun={names.noun}
              toPath={(id) => url.linkTo({ edit: id }).to}
            />
            <div ref={setHead} />
          </div>
        )
      }
      destroyOnHidden
      loading={!hasForm && reading === 'under way'}
      // The form takes the focus to its first field.
      autoFocus={false}
    >
      {hasForm ? (
        <Fragment key={shown}>{children({ ...given, record, original })}</Fragment>
      ) : (
        <NoRecord
          title={`${upperFirst(names.noun)} ${shown}`}
          noun={names.noun}
          reading={reading}
          onClose={close}
        />
      )}
    </Drawer>
  )
}

type NoRecordProps = { title: string; noun: string; reading: RecordReading | null; onClose(): void }

function NoRecord({ title, noun, reading, onClose }: NoRecordProps) {
  if (reading !== null && reading !== 'under way') {
    return (
      <UnreadableRecord
        title={title}
        noun={noun}
        error={reading.error}
        action={
          <Button autoFocus onClick={reading.again}>
            Retry
          </Button>
        }
      />
    )
  }
  return (
    <RecordNotFound
      title={title}
      noun={noun}
      action={
        <Button autoFocus onClick={onClose}>
          Back to the list
        </Button>
      }
    />
  )
}
