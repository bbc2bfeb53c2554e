import { useEffect, useState } from 'react'
import { readRecordingInWorker } from '../../media/measure/read-recording-in-worker.ts'
import { isRequestAllowed } from './is-request-allowed.ts'
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
