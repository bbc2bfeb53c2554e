import type { MockSection, MockSummary } from '@console/ielts/schemas'
import { announceWork } from '@console/shared/announce-work'
import { toUserMessage } from '@console/shared/errors'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import { Copy, Pencil, Printer, Trash2 } from 'lucide-react'
import { mockPaths, toPapersPath } from '../navigation/paths.ts'

/** The menu of a row. */
export const buildRowActions =
  (
    platform: Platform,
    section: MockSection,
    go: (to: string) => void,
    onDelete: ((record: MockSummary) => void) | undefined,
    listStatuses: (record: MockSummary) => RowAction[],
  ) =>
  (record: MockSummary): RowAction[] => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <Pencil size={14} aria-hidden />,
      onRun: () => go(mockPaths[section].toEditor(record.id)),
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <Copy size={14} aria-hidden />,
      onRun: () => void duplicate(platform, section, record),
    },
    ...listStatuses(record),
    {
      key: 'papers',
      label: 'Papers',
      icon: <Printer size={14} aria-hidden />,
      onRun: () => go(toPapersPath(section, record.id)),
    },
    ...(onDelete === undefined
      ? []
      : [
          {
            key: 'delete',
            label: 'Delete',
            icon: <Trash2 size={14} aria-hidden />,
            onRun: () => onDelete(record),
          },
        ]),
  ]

/** Copies the server’s current version as a draft. */
function duplicate(platform: Platform, section: MockSection, { id, name }: MockSummary): Promise<void> {
  const create = async () =>
    (await import(/* webpackChunkName: "checks" */ './create-copy.ts')).createCopy(platform, section, id)
  return announceWork(platform.notify, create(), {
    loading: `Duplicating “${name}”…`,
    success: ({ name: copy, doubt }) =>
      doubt === null
        ? { message: `Created “${copy}”`, description: 'Learners do not see it until it is published.' }
        : {
            message: `Created “${copy}” (checked in the list)`,
            description: toUserMessage(doubt),
          },
    error: (error) => ({
      message: `${isUncertain(error) ? 'Perhaps ' : ''}“${name}” was not duplicated`,
      description: toUserMessage(error),
    }),
  })
}

const isUncertain = (error: unknown) => error instanceof Error && error.name === 'UncertainCopyError'
