import { useEffect, useState } from 'react'
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

/** antd gives the focus back where a drawer closes before it goes; this one goes at once. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
