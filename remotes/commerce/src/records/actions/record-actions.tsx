import { type Deletion, deleteUndoably } from '@console/shared/deletion'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { UrlState } from '@console/shared/ui/url-state'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { RecordUrl } from '../../navigation/record-url.ts'
import { buildStatusActions, type Published, type StatusResource } from './status-change.ts'

type RecordActionsOptions<Item extends Published> = {
  platform: Platform
  url: UrlState<RecordUrl>
  statuses: StatusResource<Item>
  toDeletion(record: Item): Deletion
}

/** What the menu of a record's row offers. */
export const buildRecordActions =
  <Item extends Published>({ platform, url, statuses, toDeletion }: RecordActionsOptions<Item>) =>
  (record: Item): RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={14} aria-hidden />,
      onRun: () => url.open({ edit: record.id }),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={14} aria-hidden />,
      onRun: () => url.open({ new: true, copy: record.id }),
    },
    ...buildStatusActions(platform, statuses, record),
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={14} aria-hidden />,
      onRun: () => deleteUndoably(platform, toDeletion(record)),
    },
  ]
