import { usePlatform } from '@console/shared/platform-context'
import type { MockSummary } from '@console/shared/schemas/mock'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import type { ServedSection } from '../api/mock.api.ts'
import { mockFactsQuery } from './mock-facts.queries.ts'

/** How far the reading of `wanted` is. */
export type FactsProgress = { read: number; failed: number; wanted: number }

/** Mocks that are read at a time; the queries have the same limit for all that a list asks for. */
const readers = 4

/** Reads the facts of the records that have none yet, a few at a time; stops when the list is left or wants others. */
export function useAllFacts(section: ServedSection, records: readonly MockSummary[]): FactsProgress {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<FactsProgress>({ read: 0, failed: 0, wanted: 0 })
  useEffect(() => {
    const left = records.map(({ id }) => id)
    const failed = new Set<number>()
    let current: FactsProgress = { read: 0, failed: 0, wanted: left.length }
    let isStopped = false
    const tell = (next: FactsProgress) => {
      current = next
      if (!isStopped) startTransition(() => setProgress(next))
    }
    async function readOn() {
      for (let id = left.shift(); id !== undefined && !isStopped; id = left.shift()) {
        try {
          await queryClient.query({ ...mockFactsQuery(api, section, id), staleTime: 'static' })
          tell({ ...current, read: current.read + 1 })
        } catch {
          // A row out of sight takes its request back, and this with it: once more then.
          if (failed.has(id)) tell({ ...current, failed: current.failed + 1 })
          else left.push(id)
          failed.add(id)
        }
      }
    }
    tell(current)
    for (let reader = 0; reader < readers; reader++) void readOn()
    return () => {
      isStopped = true
    }
  }, [section, records, api, queryClient])
  return progress
}
