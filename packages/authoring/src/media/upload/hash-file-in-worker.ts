import { runInWorker } from './run-in-worker.ts'

export type HashFile = (
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) => Promise<string>

/** Hashes a file in a worker, so that the page stays responsive. Rejects on failure, and with the signal's reason. */
export const hashFileInWorker: HashFile = (file, onProgress, signal) =>
  runInWorker(new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' }), {
    ...{ file, onProgress, signal },
    problem: `“${file.name}” could not be read. Try again, or choose it again.`,
  })
