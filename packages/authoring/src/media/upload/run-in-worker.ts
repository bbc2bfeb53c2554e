/** A message of a worker that reads a file. */
type WorkerReport<Progress, Result> =
  | { is: 'progress'; progress: Progress }
  | { is: 'done'; result: Result }
  | { is: 'failed' }

type Run<Progress> = {
  file: Blob
  onProgress(progress: Progress): void
  signal: AbortSignal
  problem: string
}

/**
 * Sends a file to a worker whose script calls `answerFiles`, and ends the worker afterwards.
 * Rejects with an Error of the text `problem` on failure, and with the signal's reason.
 */
export function runInWorker<Progress, Result>(
  worker: Worker,
  { file, onProgress, signal, problem }: Run<Progress>,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const fail = () => reject(new Error(problem))
  worker.onmessage = ({ data: report }: MessageEvent<WorkerReport<Progress, Result>>) => {
    if (report.is === 'progress') onProgress(report.progress)
    else if (report.is === 'done') resolve(report.result)
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

/** In a worker's script: answers the file that `runInWorker` sends. */
export function answerFiles<Progress, Result>(
  read: (file: Blob, onProgress: (progress: Progress) => void) => Promise<Result>,
): void {
  const post = (report: WorkerReport<Progress, Result>) => self.postMessage(report)
  self.onmessage = ({ data: file }: MessageEvent<Blob>) => {
    read(file, (progress) => post({ is: 'progress', progress })).then(
      (result) => post({ is: 'done', result }),
      () => post({ is: 'failed' }),
    )
  }
}
