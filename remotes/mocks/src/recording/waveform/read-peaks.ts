import type { readRecordingApart } from '../../media/measure/read-recording-apart.ts'

/** Bytes of a recording of which a waveform is drawn. */
const largest = 120 * 2 ** 20

export type ReadPeaks =
  | { state: 'read'; peaks: readonly number[] }
  | { state: 'refused' | 'large' | 'unknown' }

type Reading = {
  address: string
  signal: AbortSignal
  onPeaks(peaks: readonly number[]): void
  read: typeof readRecordingApart
}

/** The waveform of a recording, as far as it is read each time. Rejects only when it is aborted. */
export async function readPeaks({ address, signal, onPeaks, read }: Reading): Promise<ReadPeaks> {
  let file: Blob
  try {
    const answer = await fetch(address, { signal, referrerPolicy: 'no-referrer' })
    if (!answer.ok) return { state: 'refused' }
    if (Number(answer.headers.get('Content-Length')) > largest) return { state: 'large' }
    file = await answer.blob()
  } catch {
    signal.throwIfAborted()
    // A host that does not allow it, or a policy, says no more than this.
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
