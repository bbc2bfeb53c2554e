import { ReviewButton } from '../review/review-button.tsx'
import type { ReviewDrawerProps } from '../review/review-drawer.tsx'
import { VersionsButton } from './versions-button.tsx'
import type { VersionsDrawerProps } from './versions-drawer.tsx'

export type DeskButtonsProps = Omit<ReviewDrawerProps & VersionsDrawerProps, 'onClose'>

/** The review of a mock, and its versions. */
export function DeskButtons({ mock, status, saveStatus, readNow, restore }: DeskButtonsProps) {
  return (
    <>
      <ReviewButton mock={mock} status={status} saveStatus={saveStatus} />
      <VersionsButton mock={mock} readNow={readNow} restore={restore} />
    </>
  )
}
