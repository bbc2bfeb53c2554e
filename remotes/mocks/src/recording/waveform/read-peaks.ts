import type { readRecordingInWorker } from '../../media/measure/read-recording-in-worker.ts'

/** The largest recording, in bytes, that gets a waveform. */
const largest = 120 * 2 ** 20

export type ReadPeaks =
  | { state: 'read'; peaks: readonly number[] }
  | { state: 'refused' | 'large' | 'unknown' }

type Reading = {
  address: string
  signal: AbortSignal
  onPeaks(peaks: readonly number[]): void
  read: typeof readRecordingInWorker
}

/** Streams the peaks of a recording. Rejects only on abort. */
export async function readPeaks({ address, signal, onPeaks, read }: Reading): Promise<ReadPeaks> {
  let file: Blob
  try {
    const answer = await fetch(address, { signal, referrerPolicy: 'no-referrer' })
    if (!answer.ok) return { state: 'refused' }
    if (Number(answer.headers.get('Content-Length')) > largest) return { state: 'large' }
    file = await answer.blob()
  } catch {
    signal.throwIfAborted()
    // A CORS or CSP refusal gives no details.
    return { state: 'refused' }
  }
  const peaks: number[] = []
  try {
    const add = (added: readonly number[]) => {
      peaks.push(...added)
      onPeaks([...peaks])
    }
    const recording = await read(file, (progress) => add(progress.peaks), signal)
    return recording.is === 'heard' ? { state: 'read', peaks } : { state: 'unknown' }
  } catch {
    signal.throwIfAborted()
    return { state: 'unknown' }
  }
}
