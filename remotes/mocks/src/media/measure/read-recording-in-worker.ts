import { runInWorker } from '@console/authoring/media/upload/run-in-worker'
import pLimit from 'p-limit'
import type { ReadRecording, RecordingProgress } from './read-recording.ts'

/** Each recording keeps a core busy, and many can be chosen at once. */
const oneByOne = pLimit(1)

type Read = (
  file: Blob,
  onProgress: (progress: RecordingProgress) => void,
  signal: AbortSignal,
) => Promise<ReadRecording>

/** Reads a recording in a worker. Rejects if it cannot be read, and with the signal’s reason. */
export const readRecordingInWorker: Read = (file, onProgress, signal) =>
  oneByOne(() => {
    signal.throwIfAborted()
    return runInWorker(new Worker(new URL('./recording.worker.ts', import.meta.url), { type: 'module' }), {
      ...{ file, onProgress, signal },
      problem: 'The recording could not be read',
    })
  })
