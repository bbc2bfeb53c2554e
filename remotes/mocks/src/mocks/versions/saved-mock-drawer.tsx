import { usePlatform } from '@console/shared/platform-context'
import type { Mock } from '@console/shared/schemas/mock'
import { mockPaths } from '../../navigation/paths.ts'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { hasStatus } from '../review/has-status.ts'
import { DeskDrawer, type DeskDrawerProps } from './desk-drawer.tsx'
import { saveStatus } from './save-status.ts'
import { versionsParam } from './use-desk.ts'

type SavedMockDrawerProps = Pick<DeskDrawerProps, 'part' | 'onClose'> & { mock: Mock; check: SectionCheck }

/** The desk of a mock that is read and not edited: its editor brings versions back. */
export function SavedMockDrawer({ mock, check, ...drawer }: SavedMockDrawerProps) {
  const platform = usePlatform()
  const { section, id } = mock
  return (
    <DeskDrawer
      mock={{ section, id }}
      status={mock.status}
      saveStatus={async (status) =>
        hasStatus(mock.status, status) || saveStatus(platform, { section, id }, status, check)
      }
      readNow={() => toMockDocument(mock)}
      restore={`${mockPaths[section].toEditor(id)}?${versionsParam}`}
      {...drawer}
    />
  )
}
