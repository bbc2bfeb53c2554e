import { announceWork } from '@console/shared/announce-work'
import type { BulkAction } from '@console/shared/bulk/bulk-action'
import { toUserMessage } from '@console/shared/errors'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { InvalidatedKeys } from '@console/shared/query/mutation-meta'
import { type PublicationStatus, publicationStatuses } from '@console/shared/schemas/publication'
import { Archive, CircleDashed, Globe } from 'lucide-react'
import { createElement } from 'react'
import { statusWords } from './status-words.ts'

export type Published = { id: number; status: PublicationStatus }

/** How a resource's records get another status. */
export type StatusResource<Item extends Published> = {
  nameOf(item: Item): string
  invalidates: InvalidatedKeys
  /**
   * See `BulkAction.begin`: of what the server has now, only the status changes; with `from`, only where it has that one
   * still.
   */
  begin(status: PublicationStatus, from?: PublicationStatus): Promise<(item: Item) => Promise<unknown>>
}

const icons = { published: Globe, draft: CircleDashed, archived: Archive }

/** Entries of a row's menu: the two statuses that the record does not have. */
export const buildStatusActions = <Item extends Published>(
  platform: Platform,
  resource: StatusResource<Item>,
  record: Item,
): RowAction[] =>
  publicationStatuses
    .filter((status) => status !== record.status)
    .map((status) => ({
      key: status,
      label: statusWords[status].label,
      icon: createElement(icons[status], { size: 14, 'aria-hidden': true }),
      onRun: () => void changeStatus(platform, resource, record, status),
    }))

/** What can be done with several records at once: give them another status. */
export const buildBulkStatusActions = <Item extends Published>(
  resource: StatusResource<Item>,
): BulkAction<Item>[] =>
  publicationStatuses.map((status) => ({
    key: status,
    ...statusWords[status],
    invalidates: resource.invalidates,
    begin: () => resource.begin(status),
  }))

/** Reports only what the server answered; after a success the toast leads back. */
function changeStatus<Item extends Published>(
  platform: Platform,
  resource: StatusResource<Item>,
  record: Item,
  status: PublicationStatus,
  from?: PublicationStatus,
): Promise<void> {
  const { notify, queryClient } = platform
  const name = `“${resource.nameOf(record)}”`
  const { doing, done } = statusWords[status]
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => (await resource.begin(status, from))(record),
    networkMode: 'always',
    retry: false,
    meta: { invalidates: resource.invalidates, showsOwnErrors: true },
  })
  return announceWork(notify, change.execute(undefined), {
    loading: `${doing} ${name}…`,
    success: () => ({
      message: `${done} ${name}`,
      action: {
        label: 'Undo',
        onClick: () => void changeStatus(platform, resource, { ...record, status }, record.status, status),
      },
    }),
    error: (error) => ({
      message: `${name} was not changed`,
      description: toUserMessage(error),
    }),
  })
}
