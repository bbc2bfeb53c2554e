import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readRecordingInWorker } from '../../media/measure/read-recording-in-worker.ts'
import { type ReadPeaks, readPeaks } from './read-peaks.ts'

type Peaks = { state: 'waiting' | 'reading' | ReadPeaks['state']; peaks: readonly number[] }

/** The peaks read so far. On metered connections reading waits for `isWanted`. */
export function usePeaks(address: string, isWanted: boolean): Peaks {
  const [known, setKnown] = useState<Peaks>({ state: 'waiting', peaks: [] })
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    const { signal } = leaving
    setKnown({ state: 'reading', peaks: [] })
    const show = (peaks: readonly number[]) => {
      if (!signal.aborted) setKnown({ state: 'reading', peaks })
    }
    const read = async (): Promise<ReadPeaks> =>
      (await isRequestAllowed(address, signal))
        ? readPeaks({ address, signal, onPeaks: show, read: readRecordingInWorker })
        : { state: 'refused' }
    read().then(
      (ended) => setKnown({ peaks: [], ...ended }),
      () => undefined,
    )
    return () => leaving.abort()
  }, [address, isWanted])
  return known
}

const configSchema = z.object({ apiBaseUrl: z.string() })

/**
 * Whether the console’s content security policy allows requests to this host: its own origin and the API’s. Checked
 * first, since each blocked request is reported as a violation (`docs/security.md`).
 */
async function isRequestAllowed(address: string, signal: AbortSignal): Promise<boolean> {
  const { origin } = new URL(address, location.href)
  if (origin === location.origin) return true
  try {
    const answer = await fetch('/config.json', { signal })
    const { apiBaseUrl } = configSchema.parse(await answer.json())
    return URL.parse(apiBaseUrl)?.origin === origin
  } catch {
    signal.throwIfAborted()
    return false
  }
}
