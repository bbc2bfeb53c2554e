import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { checkSummaryQuery, type ListedMock } from './check-summary.queries.ts'

/** Progress over `wanted` mocks. */
export type CheckProgress = { read: number; failed: number; wanted: number }

/** Concurrent reads, the same number as the limit of the query. */
const readers = 4

/** Reads all mocks without results, a few at a time, until the component unmounts or `mocks` change. */
export function useCheckSummaries(mocks: readonly ListedMock[]): CheckProgress {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<CheckProgress>({ read: 0, failed: 0, wanted: 0 })
  useEffect(() => {
    const left = [...mocks]
    const failed = new Set<ListedMock>()
    let current: CheckProgress = { read: 0, failed: 0, wanted: left.length }
    let isStopped = false
    const tell = (next: CheckProgress) => {
      current = next
      if (!isStopped) startTransition(() => setProgress(next))
    }
    async function readOn() {
      for (let mock = left.shift(); mock !== undefined && !isStopped; mock = left.shift()) {
        try {
          await queryClient.query({ ...checkSummaryQuery(api, mock), staleTime: 'static' })
          tell({ ...current, read: current.read + 1 })
        } catch {
          // A hidden row may have cancelled the shared request, so each mock gets a second attempt.
          if (failed.has(mock)) tell({ ...current, failed: current.failed + 1 })
          else left.push(mock)
          failed.add(mock)
        }
      }
    }
    tell(current)
    for (let reader = 0; reader < readers; reader++) void readOn()
    return () => {
      isStopped = true
    }
  }, [mocks, api, queryClient])
  return progress
}
