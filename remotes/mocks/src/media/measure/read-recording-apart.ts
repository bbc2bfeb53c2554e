import pLimit from 'p-limit'
import type { ReadRecording, RecordingProgress } from './read-recording.ts'
import type { RecordingReport } from './recording-report.ts'

/** Many can be chosen at once, and each keeps a core busy. */
const oneByOne = pLimit(1)

type Read = (
  file: Blob,
  onProgress: (progress: RecordingProgress) => void,
  signal: AbortSignal,
) => Promise<ReadRecording>

/** Has a worker read a recording, so that the page stays quick. Rejects where it cannot, and with the signal's reason. */
export const readRecordingApart: Read = (file, onProgress, signal) =>
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
