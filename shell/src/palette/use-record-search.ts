import { usePlatform } from '@console/shared/platform-context'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
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
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [search] = useState(() =>
    createRecordSearch({ loader, platform, go: (to) => void navigate(to), onChange: redraw }),
  )
  const [found, setFound] = useState<{ words: string; texts: readonly FoundCommand[] }>()
  const isSearched = isRecordQuery(query)
  const words = isSearched ? query.trim() : ''

  const isAsking = useWorkAfterPause(isSearched, (signal) => search.ask(signal))
  const isReading = useWorkAfterPause(words, (signal) =>
    search.askTexts(words, signal, (texts) => setFound({ words, texts })),
  )
  const texts = found?.words === words ? found.texts : []
  return {
    found: isSearched ? [...search.read().flatMap((list) => findRecords(list, query)), ...texts] : [],
    isAsking: isAsking || isReading,
    failed: search.listFailed(),
  }
}

/** Works once `asked` has stood for a moment, not for false or no words. Whether it is at work. */
function useWorkAfterPause(asked: boolean | string, work: (signal: AbortSignal) => Promise<void>): boolean {
  const [isWorking, setIsWorking] = useState(false)
  const start = useEffectEvent(work)
  useEffect(() => {
    if (!asked) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      setIsWorking(true)
      void start(controller.signal).then(() => {
        if (!controller.signal.aborted) setIsWorking(false)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
      setIsWorking(false)
    }
  }, [asked])
  return isWorking
}
