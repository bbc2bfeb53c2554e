import type { RecordAction } from '@console/shared/list/actions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type ReviewPanel = 'review' | 'versions'

/** The search parameter that opens the versions. */
export const versionsParam = 'versions'

/** The actions that open the review and the versions, and which is open. With the parameter the versions open at once. */
export function useReviewPanels(): {
  actions: RecordAction[]
  panel: ReviewPanel | null
  /** Changes with each click, so that the panel opens again. */
  attempt: number
  close(): void
} {
  const [address] = useSearchParams()
  const [panel, setPanel] = useState<ReviewPanel | null>(address.has(versionsParam) ? 'versions' : null)
  const [attempt, setAttempt] = useState(0)

  function open(next: ReviewPanel) {
    setPanel(next)
    setAttempt(attempt + 1)
  }

  return {
    actions: [
      { label: 'Review', onRun: () => open('review') },
      { label: 'Versions', onRun: () => open('versions') },
    ],
    panel,
    attempt,
    close: () => setPanel(null),
  }
}
