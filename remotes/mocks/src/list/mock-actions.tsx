import type { MockSection, MockSummary } from '@console/ielts/schemas'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import { Copy, Pencil, Printer, Trash2 } from 'lucide-react'
import { duplicateMock } from '../actions/duplicate-mock.ts'
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
      onRun: () => void duplicateMock(platform, section, record, go),
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
