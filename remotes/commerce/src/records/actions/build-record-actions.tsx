import {
  buildStatusActions,
  type StatusChange,
  type StatusResource,
} from '@console/shared/changes/status-change'
import type { RecordId } from '@console/shared/http/record-list'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { UrlState } from '@console/shared/ui/url-state'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { RecordUrl } from '../../navigation/record-url.ts'

type Listed = StatusChange & { id: RecordId }

type RecordActionsOptions<Item extends Listed> = {
  platform: Platform
  url: UrlState<RecordUrl>
  statuses: StatusResource<Item>
  onDelete(record: Item): void
}

/** Menu entries of a record's row. */
export const buildRecordActions =
  <Item extends Listed>({ platform, url, statuses, onDelete }: RecordActionsOptions<Item>) =>
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
    ...buildStatusActions(platform, statuses, record, record.status),
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={14} aria-hidden />,
      onRun: () => onDelete(record),
    },
  ]
