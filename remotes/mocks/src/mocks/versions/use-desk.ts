import type { RecordAction } from '@console/shared/list/actions'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type DeskPart = 'review' | 'versions'

/** What asks for the versions in the address of an editor. */
export const versionsParam = 'versions'

/** The actions that open the review and the versions of a mock, and which of them is open; the versions at once where the address asks for them. */
export function useDesk(): { actions: RecordAction[]; part: DeskPart | null; close(): void } {
  const [address] = useSearchParams()
  const [part, setPart] = useState<DeskPart | null>(address.has(versionsParam) ? 'versions' : null)
  return {
    actions: [
      { label: 'Review', onRun: () => setPart('review') },
      { label: 'Versions', onRun: () => setPart('versions') },
    ],
    part,
    close: () => setPart(null),
  }
}
