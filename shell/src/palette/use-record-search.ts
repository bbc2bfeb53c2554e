import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRemoteLoader } from '../remotes/remote-loader-context.ts'
import type { FoundCommand } from './find-commands.ts'
import { findRecords, isRecordQuery } from './find-records.ts'
import { createRecordSearch } from './record-search.ts'

/** Milliseconds to wait after typing, so that navigating to a screen by name sends no requests. */
const pause = 250

type FoundRecords = { found: FoundCommand[]; isAsking: boolean; failed: readonly string[] }

/**
 * Records in all sections that match the query: cached ones at once, others when the server has sent them. The API
 * returns whole lists (SPEC §7), so each is requested once, not per keystroke.
 */
export function useRecordSearch(query: string): FoundRecords {
  const loader = useRemoteLoader()
  const platform = usePlatform()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [search] = useState(() =>
    createRecordSearch({ loader, platform, go: (to) => void navigate(to), onChange: redraw }),
  )
  const [texts, setTexts] = useState<readonly FoundCommand[]>([])
  const isSearched = isRecordQuery(query)
  const words = isSearched ? query.trim() : ''

  useEffect(() => {
    if (!isSearched) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setIsAsking(true)
      void search.ask(controller.signal).then(() => {
        if (!controller.signal.aborted) setIsAsking(false)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
      setIsAsking(false)
    }
  }, [isSearched, search])

  useEffect(() => {
    setTexts([])
    if (words === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setIsReading(true)
      void search.askTexts(words, controller.signal, setTexts).then(() => {
        if (!controller.signal.aborted) setIsReading(false)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
      setIsReading(false)
    }
  }, [words, search])

  return {
    found: isSearched ? [...search.read().flatMap((list) => findRecords(list, query)), ...texts] : [],
    isAsking: isAsking || isReading,
    failed: search.listFailed(),
  }
}
