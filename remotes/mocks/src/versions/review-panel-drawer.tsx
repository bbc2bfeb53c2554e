import { useRestoreFocus } from '@console/authoring/dialogs/use-restore-focus'
import { ReviewDrawer, type ReviewDrawerProps } from '../review/review-drawer.tsx'
import type { ReviewPanel } from './use-review-panels.ts'
import { VersionsDrawer, type VersionsDrawerProps } from './versions-drawer.tsx'

export type ReviewPanelDrawerProps = ReviewDrawerProps & VersionsDrawerProps & { panel: ReviewPanel }

export function ReviewPanelDrawer({ panel, readNow, restore, ...review }: ReviewPanelDrawerProps) {
  useRestoreFocus()
  const { mock, onClose } = review
  return panel === 'review' ? (
    <ReviewDrawer {...review} />
  ) : (
    <VersionsDrawer mock={mock} readNow={readNow} restore={restore} onClose={onClose} />
  )
}
