import { useRestoreFocus } from '@console/authoring/dialogs/use-restore-focus'
import { ReviewDrawer, type ReviewDrawerProps } from '../review/review-drawer.tsx'
import type { DeskPart } from './use-desk.ts'
import { VersionsDrawer, type VersionsDrawerProps } from './versions-drawer.tsx'

export type DeskDrawerProps = ReviewDrawerProps & VersionsDrawerProps & { part: DeskPart }

export function DeskDrawer({ part, readNow, restore, ...review }: DeskDrawerProps) {
  useRestoreFocus()
  const { mock, onClose } = review
  return part === 'review' ? (
    <ReviewDrawer {...review} />
  ) : (
    <VersionsDrawer mock={mock} readNow={readNow} restore={restore} onClose={onClose} />
  )
}
