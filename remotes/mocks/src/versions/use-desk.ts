import type { RecordAction } from '@console/shared/list/actions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type DeskPart = 'review' | 'versions'

/** The search parameter that opens the versions. */
export const versionsParam = 'versions'

/** The actions that open the review and the versions, and which is open. With the parameter the versions open at once. */
export function useDesk(): {
  actions: RecordAction[]
  part: DeskPart | null
  /** Changes with each click, so that the panel opens again. */
  attempt: number
  close(): void
} {
  const [address] = useSearchParams()
  const [part, setPart] = useState<DeskPart | null>(address.has(versionsParam) ? 'versions' : null)
  const [attempt, setAttempt] = useState(0)

  function open(next: DeskPart) {
    setPart(next)
    setAttempt(attempt + 1)
  }

  return {
    actions: [
      { label: 'Review', onRun: () => open('review') },
      { label: 'Versions', onRun: () => open('versions') },
    ],
    part,
    attempt,
    close: () => setPart(null),
  }
}
