import { announceWork } from '@console/shared/announce-work'
import { deleteUndoably } from '@console/shared/deletion'
import { toUserMessage } from '@console/shared/errors'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { MockSummary } from '@console/shared/schemas/mock'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import type { ServedSection } from '../api/mock.api.ts'
import { mockDeletion } from '../api/mock.queries.ts'
import { mockAddresses } from './mock-addresses.ts'

/** What the menu of a mock's row offers. */
export const buildRowActions =
  (platform: Platform, section: ServedSection, go: (to: string) => void) =>
  (record: MockSummary): RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={14} aria-hidden />,
      onRun: () => go(mockAddresses[section].toEditor(record.id)),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={14} aria-hidden />,
      onRun: () => void duplicate(platform, section, record),
    },
    ...(section === 'reading'
      ? []
      : [
          {
            key: 'delete',
            label: 'Delete',
            icon: <Trash2 size={14} aria-hidden />,
            onRun: () => deleteUndoably(platform, mockDeletion(platform.api, section, record)),
          },
        ]),
  ]

/** A copy of what the server has now, as a draft. */
function duplicate(platform: Platform, section: ServedSection, { id, name }: MockSummary): Promise<void> {
  const create = async () => (await import('./create-copy.ts')).createCopy(platform, section, id)
  return announceWork(platform.notify, create(), {
    loading: `Duplicating “${name}”…`,
    success: ({ name: copy, doubt }) =>
      doubt === null
        ? `Created “${copy}”`
        : {
            message: `Created “${copy}”, as a look at the list showed`,
            description: toUserMessage(doubt),
          },
    error: (error) => ({
      message: `${isUncertain(error) ? 'Perhaps ' : ''}“${name}” was not duplicated`,
      description: toUserMessage(error),
    }),
  })
}

const isUncertain = (error: unknown) => error instanceof Error && error.name === 'UncertainCopyError'
