import { type FileReading, readFile } from '@console/printed-tests/sources'
import { loadPdfReader } from '../load-pdf-reader.ts'

type OpenWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const openFileWorker: OpenWorker = () =>
  new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' })

type Options = {
  signal: AbortSignal
  onPage(done: number, pages: number): void
  open?: OpenWorker
}

/**
 * Reads a file in a worker, so that the page stays responsive; in the page itself if no worker can be started. Once the
 * signal is aborted the worker ends and nothing is returned.
 */
export async function readFileApart(
  file: Blob,
  { signal, onPage, open = openFileWorker }: Options,
): Promise<FileReading> {
  const readHere = () => readFile(file, loadPdfReader, onPage)
  if (await isPdf(file)) return readHere()
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<FileReading>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  let worker: ReturnType<OpenWorker>
  try {
    worker = open()
    worker.onmessage = ({ data }: MessageEvent<FileReading>) => resolve(data)
    worker.onerror = () => resolve(readHere())
    worker.postMessage(file)
  } catch {
    return Promise.race([readHere(), promise])
  }
  return promise.finally(() => worker.terminate())
}

/** Readers take a PDF that begins anywhere in its first 1024 bytes. */
const isPdf = async (file: Blob): Promise<boolean> => {
  const start = await file.slice(0, 1024).arrayBuffer()
  return new TextDecoder('latin1').decode(start).includes('%PDF-')
}
