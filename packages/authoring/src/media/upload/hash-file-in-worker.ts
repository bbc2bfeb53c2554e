import type { HashReport } from './hash-file.ts'

export type HashFile = (
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<string>

/** Hashes a file in a worker, so that the page stays responsive. Rejects on failure, and with the signal's reason. */
export const hashFileInWorker: HashFile = (file, onProgress, signal) => {
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const fail = () => reject(new Error(`“${file.name}” could not be read. Try again, or choose it again.`))
  worker.onmessage = ({ data: report }: MessageEvent<HashReport>) => {
    if (report.is === 'progress') onProgress(report.done)
    else if (report.is === 'hashed') resolve(report.hash)
    else fail()
  }
  worker.onerror = fail
  const handleAbort = () => reject(signal.reason)
  signal.addEventListener('abort', handleAbort)
  worker.postMessage(file)
  return promise.finally(() => {
    signal.removeEventListener('abort', handleAbort)
    worker.terminate()
  })
}
