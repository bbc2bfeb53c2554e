import { announceWork } from '@console/shared/announce-work'
import { deleteUndoably } from '@console/shared/deletion'
import { toUserMessage } from '@console/shared/errors'
import type { RowAction } from '@console/shared/list/actions'
import type { Platform } from '@console/shared/platform'
import type { MockSummary } from '@console/shared/schemas/mock'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { createMock, fetchMock } from '../api/mock.api.ts'
import { mockDeletion, mockQueries } from '../api/mock.queries.ts'
import { mockAddresses } from '../mock-addresses.ts'
import type { ServedSection } from '../mock-section.ts'

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
  return announceWork(platform.notify, createCopy(platform, section, id), {
    loading: `Duplicating “${name}”…`,
    success: (copy) => `Created “${copy.name}”`,
    error: (error) => ({ message: `“${name}” was not duplicated`, description: toUserMessage(error) }),
  })
}

async function createCopy({ api, queryClient }: Platform, section: ServedSection, id: number) {
  const { buildCopy } = await import('../document/build-copy.ts')
  const copy = buildCopy(await fetchMock(api, section, id))
  await createMock(api, section, copy)
  await queryClient.invalidateQueries({ queryKey: mockQueries(api).list(section).queryKey })
  return copy
}
