import { Archive, CircleDashed, Globe } from 'lucide-react'
import { createElement } from 'react'
import type { RecordId } from '../http/record-list.ts'
import type { RowAction } from '../list/row-action.ts'
import type { Platform } from '../platform/platform.ts'
import { type PublicationStatus, publicationStatuses } from '../schemas/publication.schema.ts'
import { announceChange, type ChangedResource } from './announce-change.ts'
import { statusWords } from './status-words.ts'

export type StatusChange<Status extends string = PublicationStatus> = {
  status: Status
  /** It is given back to a record that had it. */
  isRestored?: true
}

/** How a resource's records get another status. */
export type StatusResource<
  Item extends { id: RecordId },
  Stored = Item,
  Status extends string = PublicationStatus,
> = ChangedResource<Item, StatusChange<Status>, Stored>

type StatusResourceOptions<Item extends { id: RecordId }, Stored> = Omit<
  StatusResource<Item, Stored>,
  'describe' | 'read'
>

/** The resource in the words that every section has for a status. */
export const buildStatusResource = <Item extends { id: RecordId }, Stored extends StatusChange>(
  options: StatusResourceOptions<Item, Stored>,
): StatusResource<Item, Stored> => ({
  ...options,
  read: ({ status }) => ({ status }),
  describe(item, { status }) {
    const { doing, done } = statusWords[status]
    const name = `“${options.nameOf(item)}”`
    return { doing: `${doing} ${name}`, done: `${done} ${name}` }
  },
})

const icons = { published: Globe, draft: CircleDashed, archived: Archive }

/** Entries of a row's menu: the statuses that the record does not have; all where a list does not tell which it has. */
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
      label: statusWords[status].label,
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
