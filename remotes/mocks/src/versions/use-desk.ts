import type { RecordAction } from '@console/shared/list/actions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type DeskPart = 'review' | 'versions'

/** What asks for the versions in the address of an editor. */
export const versionsParam = 'versions'

/** The actions that open the review and the versions of a mock, and which of them is open; the versions at once where the address asks for them. */
export function useDesk(): {
  actions: RecordAction[]
  part: DeskPart | null
  /** Changes with each press that asks for it. */
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
