import type { SectionCheck } from '@console/ielts/checks'
import type { Mock } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery } from '@tanstack/react-query'
import { mockQueries } from '../api/mock.queries.ts'
import { toMockDocument } from '../api/mock-document.ts'
import { mockPaths } from '../navigation/paths.ts'
import { ReviewPanelDrawer, type ReviewPanelDrawerProps } from './review-panel-drawer.tsx'
import { saveStatus } from './save-status.ts'
import { versionsParam } from './use-review-panels.ts'

type SavedMockDrawerProps = Pick<ReviewPanelDrawerProps, 'panel' | 'onClose'> & {
  mock: Mock
  check: SectionCheck
}

/** Review and versions on the read-only screen. Restoring a version opens the editor. */
export function SavedMockDrawer({ mock, check, ...drawer }: SavedMockDrawerProps) {
  const platform = usePlatform()
  const { section, id } = mock
  // Refetched on opening, together with the review steps it belongs to.
  const detail = mockQueries(platform.api).detail(section, id)
  const { data, refetch } = useQuery({ ...detail, staleTime: 0 })
  const { status } = data ?? mock
  return (
    <ReviewPanelDrawer
      mock={{ section, id }}
      status={status}
      reread={refetch}
      saveStatus={(next) => saveStatus(platform, { section, id }, { from: status, to: next }, check)}
      readNow={() => toMockDocument(mock)}
      restore={`${mockPaths[section].toEditor(id)}?${versionsParam}`}
      {...drawer}
    />
  )
}
