import { isMetered } from '@console/authoring/search/is-metered'
import type { ReadingProgress } from '@console/authoring/search/reading-note'
import type { Mock } from '@console/ielts/schemas'
import { usePlatform } from '@console/shared/platform-context'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { servedListsQuery } from '../api/served-lists.queries.ts'
import { keptExplanationsQuery } from '../explanation-store/kept-explanations.queries.ts'
import type { KeptExplanations } from '../explanation-store/open-explanations.ts'
import { deviceMocksQuery } from '../sections/speaking/device-mocks.queries.ts'
import { openTexts, readSource, toTextSources } from './fill-text-index.ts'
import { createNotesFeed, type NotesFeed } from './notes-feed.ts'
import type { Wanted } from './texts/find-matches.ts'
import { type OpenTextIndex, openTextIndex } from './texts/open-text-index.ts'

/** Concurrent reads. */
const readers = 4

const isHere = ({ isServed }: KeptExplanations) => !isServed

export type TextIndexState = ReturnType<typeof useTextIndex>

/** The text index: loads stored texts, then reads new and changed mocks, on metered connections only on request. */
export function useTextIndex() {
  const platform = usePlatform()
  const { api, session } = platform
  const queryClient = useQueryClient()
  const { data: served } = useSuspenseQuery(servedListsQuery(platform))
  const { data: device } = useSuspenseQuery(deviceMocksQuery(platform))
  const mocks = useMemo(() => toTextSources(served, device), [served, device])
  const [isWanted, setIsWanted] = useState(() => !isMetered())
  const [round, setRound] = useState(0)
  /** Whether everything read could be stored for the next visit. */
  const [isKept, setIsKept] = useState(true)
  const [progress, setProgress] = useState<ReadingProgress>({
    state: 'opening',
    done: 0,
    failed: 0,
    wanted: 0,
  })
  const index = useRef<OpenTextIndex | null>(null)
  const { data: kept } = useQuery(keptExplanationsQuery(platform))
  const feed = useRef<NotesFeed | null>(null)
  /** Ids of mocks whose texts are missing or outdated in the index. */
  const missing = useRef<Set<string>>(new Set())
  const owner = session.readUser()?.id ?? 'nobody'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads what is missing once more
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const tell = (next: ReadingProgress) => {
      if (!signal.aborted) setProgress(next)
    }
    async function run() {
      const texts = openTextIndex()
      setIsKept(true)
      signal.addEventListener('abort', texts.close)
      index.current = texts
      missing.current = new Set(mocks.map(({ id }) => id))
      const unread = await openTexts(platform, texts, mocks)
      feed.current = createNotesFeed(texts.note)
      const noted = await queryClient.query({ ...keptExplanationsQuery(platform), staleTime: 'static' })
      await feed.current(noted.filter(isHere), signal)
      const left = new Set(unread.map(({ id }) => id))
      missing.current = left
      const counts = { done: 0, failed: 0, wanted: unread.length }
      const served = noted.filter((each) => !isHere(each))
      if (!isWanted && unread.length + served.length > 0) {
        return tell({
          state: 'stopped',
          ...counts,
          wanted: new Set([...left, ...served.map(({ id }) => id)]).size,
        })
      }
      tell({ state: 'reading', ...counts })
      const limit = pLimit(readers)
      await Promise.all(
        unread.map((mock) =>
          limit(async () => {
            if (signal.aborted) return
            try {
              if (!(await texts.put(await readSource(platform, mock, signal))) && !signal.aborted)
                setIsKept(false)
              left.delete(mock.id)
              counts.done += 1
            } catch {
              counts.failed += 1
            }
            tell({ state: 'reading', ...counts })
          }),
        ),
      )
      counts.failed += (await feed.current(noted, signal)).failed
      tell({ state: 'ready', ...counts })
    }
    run().catch(() => tell({ state: 'failed', done: 0, failed: 0, wanted: 0 }))
    return () => leaving.abort()
  }, [mocks, isWanted, round, api, queryClient, owner])

  useEffect(() => {
    if (kept === undefined || feed.current === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    feed
      .current(isWanted ? kept : kept.filter(isHere), signal)
      .then(({ changed }) => changed > 0 && !signal.aborted && setProgress((before) => ({ ...before })))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [kept, isWanted])

  return {
    progress,
    isKept,
    hasDeviceMocks: device.length > 0,
    search: async (query: string, only: readonly string[] | null) =>
      (await index.current?.search(query, only)) ?? null,
    /** Ids of mocks that may contain the words, including those not read yet. */
    countNoteMatches: async (wanted: Wanted) =>
      (await index.current?.countNoteMatches(wanted)) ?? { places: 0, mocks: 0 },
    async findMocks(words: string) {
      const unread = [...missing.current]
      return [...((await index.current?.findMocks(words)) ?? []), ...unread]
    },
    copyGroup: async (mock: Mock, group: string) => (await index.current?.copyGroup(mock, group)) ?? null,
    start: () => setIsWanted(true),
    stop: () => setIsWanted(false),
    again: () => setRound(round + 1),
  }
}
