import pLimit from 'p-limit'
import type { ReadRecording, RecordingProgress } from './read-recording.ts'
import type { RecordingReport } from './recording-report.ts'

/** Each recording keeps a core busy, and many can be chosen at once. */
const oneByOne = pLimit(1)

type Read = (
  file: Blob,
  onProgress: (progress: RecordingProgress) => void,
  signal: AbortSignal,
) => Promise<ReadRecording>

/** Reads a recording in a worker. Rejects if it cannot be read, and with the signal’s reason. */
export const readRecordingInWorker: Read = (file, onProgress, signal) =>
  oneByOne(async () => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./recording.worker.ts', import.meta.url), { type: 'module' })
    const { promise, resolve, reject } = Promise.withResolvers<ReadRecording>()
    worker.onmessage = ({ data: report }: MessageEvent<RecordingReport>) => {
      if (report.is === 'progress') onProgress(report.progress)
      else if (report.is === 'read') resolve(report.recording)
      else reject(new Error('The recording could not be read'))
    }
    worker.onerror = () => reject(new Error('The recording could not be read'))
    const handleAbort = () => reject(signal.reason)
    signal.addEventListener('abort', handleAbort)
    worker.postMessage(file)
    return promise.finally(() => {
      signal.removeEventListener('abort', handleAbort)
      worker.terminate()
    })
  })
