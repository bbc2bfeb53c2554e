import { useFocusBack } from '@console/authoring/dialogs/use-focus-back'
import { ReviewDrawer, type ReviewDrawerProps } from '../review/review-drawer.tsx'
import type { DeskPart } from './use-desk.ts'
import { VersionsDrawer, type VersionsDrawerProps } from './versions-drawer.tsx'

export type DeskDrawerProps = ReviewDrawerProps & VersionsDrawerProps & { part: DeskPart }

/** The review of a mock with its difficulty and its tags, or its kept versions. */
export function DeskDrawer({ part, mock, onClose, status, saveStatus, readNow, restore }: DeskDrawerProps) {
  useFocusBack()
  return part === 'review' ? (
    <ReviewDrawer mock={mock} status={status} saveStatus={saveStatus} onClose={onClose} />
  ) : (
    <VersionsDrawer mock={mock} readNow={readNow} restore={restore} onClose={onClose} />
  )
}
