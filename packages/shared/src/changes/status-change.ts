import { Archive, CircleDashed, Globe } from 'lucide-react'
import { createElement } from 'react'
import type { RecordId } from '../http/record-list.schema.ts'
import type { RowAction } from '../list/row-action.ts'
import type { Platform } from '../platform/platform.ts'
import { type PublicationStatus, publicationStatuses } from '../schemas/publication.schema.ts'
import { announceChange, type ChangedResource } from './announce-change.ts'
import { statusLabels } from './status-labels.ts'

export type StatusChange<Status extends string = PublicationStatus> = {
  status: Status
  /** The change restores a previous status. */
  isRestored?: true
}

/** How to change the status of a resource's records. */
export type StatusResource<
  Item extends { id: RecordId },
  Stored = Item,
  Status extends string = PublicationStatus,
> = ChangedResource<Item, StatusChange<Status>, Stored>

type StatusResourceOptions<Item extends { id: RecordId }, Stored> = Omit<
  StatusResource<Item, Stored>,
  'describe' | 'read'
>

/** A resource with the standard labels for status changes. */
export const buildStatusResource = <Item extends { id: RecordId }, Stored extends StatusChange>(
  options: StatusResourceOptions<Item, Stored>,
): StatusResource<Item, Stored> => ({
  ...options,
  read: ({ status }) => ({ status }),
  describe(item, { status }) {
    const { doing, done } = statusLabels[status]
    const name = `“${options.nameOf(item)}”`
    return { doing: `${doing} ${name}`, done: `${done} ${name}` }
  },
})

const icons = { published: Globe, draft: CircleDashed, archived: Archive }

/** Row menu entries for the statuses that the record does not have; all if the list does not tell. */
export const buildStatusActions = <Item extends { id: RecordId }, Stored>(
  platform: Platform,
  resource: StatusResource<Item, Stored, string>,
  item: Item,
  from: string | null,
): RowAction[] =>
  publicationStatuses
    .filter((status) => status !== from?.trim().toLowerCase())
    .map((status) => ({
      key: status,
      label: statusLabels[status].label,
      icon: createElement(icons[status], { size: 14, 'aria-hidden': true }),
      onRun: () =>
        void announceChange(
          platform,
          resource,
          item,
          { status },
          from === null ? undefined : { status: from },
        ),
    }))
