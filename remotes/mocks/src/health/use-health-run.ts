import { isMetered } from '@console/authoring/search/is-metered'
import type { MockSection, MockSummary, ReviewNotes } from '@console/ielts/schemas'
import type { ReadList } from '@console/shared/http/record-list'
import { usePlatform } from '@console/shared/platform-context'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { allCheckSummaries } from '../api/mock.queries.ts'
import { checkSummaryQuery, type ListedMock, toListed } from '../list/check-summary.queries.ts'
import { type CheckProgress, useCheckSummaries } from '../list/use-check-summaries.ts'
import { type CheckedMock, listCheckedMocks } from './checked-mock.ts'
import { isChosen } from './health-view.ts'
import type { KeptMock } from './kept-mocks.ts'

export type HealthRun = {
  /** `waiting`: on metered connections the run starts on request. */
  state: 'waiting' | 'running' | 'stopped' | 'done'
  progress: CheckProgress
  start(): void
  stop(): void
  /** Reads and checks all mocks again. */
  again(): void
}

const none: readonly ListedMock[] = []

/** Reads and checks the mocks of the chosen section, status and book. */
export function useHealthRun(
  served: readonly { section: MockSection; list: ReadList<MockSummary> }[],
  kept: readonly KeptMock[],
  notes: ReadonlyMap<string, ReviewNotes>,
): HealthRun & { mocks: readonly CheckedMock[] } {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  const [address] = useSearchParams()
  const [wish, setWish] = useState<'waiting' | 'running' | 'stopped'>(isMetered() ? 'waiting' : 'running')
  const isWanted = wish === 'running'
  const [round, setRound] = useState(0)
  const choice = ['section', 'status', 'book'].map(
    (name) => `${name}=${encodeURIComponent(address.get(name) ?? '')}`,
  )
  const chosen = choice.join('&')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same mocks again
  const wanted = useMemo(() => {
    const params = new URLSearchParams(chosen)
    return served.flatMap(({ section, list }) => {
      const chosen = listCheckedMocks([{ section, list }], [], () => undefined, new Map())
      return list.records
        .filter((_, index) => chosen[index] !== undefined && isChosen(chosen[index], params))
        .map((record) => toListed(section, record))
    })
  }, [served, chosen, round])
  const progress = useCheckSummaries(isWanted ? wanted : none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more is known with every step
  const mocks = useMemo(
    () =>
      listCheckedMocks(
        served,
        kept,
        (mock) => queryClient.getQueryData(checkSummaryQuery(api, mock).queryKey),
        notes,
      ),
    [served, kept, notes, api, queryClient, progress],
  )
  const isDone = progress.wanted === wanted.length && progress.read + progress.failed >= wanted.length
  return {
    mocks,
    state: isWanted && isDone ? 'done' : wish,
    progress: { ...progress, wanted: wanted.length },
    start: () => setWish('running'),
    stop: () => setWish('stopped'),
    again: () => {
      for (const { section } of served) {
        queryClient.removeQueries({ queryKey: [...allCheckSummaries, section] })
      }
      setWish('running')
      setRound(round + 1)
    },
  }
}
