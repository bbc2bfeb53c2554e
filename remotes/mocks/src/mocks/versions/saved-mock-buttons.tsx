import { usePlatform } from '@console/shared/platform-context'
import type { Mock } from '@console/shared/schemas/mock'
import { mockPaths } from '../../navigation/paths.ts'
import type { SectionCheck } from '../core/checks/check-mock.ts'
import { toMockDocument } from '../core/document/mock-document.ts'
import { hasStatus } from '../review/has-status.ts'
import { DeskButtons } from './desk-buttons.tsx'
import { versionsParam } from './versions-button.tsx'

/** What is done with a mock that is read and not edited: its review, and its versions, which its editor brings back. */
export function SavedMockButtons({ mock, check }: { mock: Mock; check: SectionCheck }) {
  const platform = usePlatform()
  const { section, id } = mock
  return (
    <DeskButtons
      mock={{ section, id }}
      status={mock.status}
      saveStatus={async (status) => {
        if (hasStatus(mock.status, status)) return true
        const { saveStatus } = await import(/* webpackChunkName: "versions" */ './save-status.ts')
        return saveStatus(platform, { section, id }, status, check)
      }}
      readNow={() => toMockDocument(mock)}
      restore={`${mockPaths[section].toEditor(id)}?${versionsParam}`}
    />
  )
}
