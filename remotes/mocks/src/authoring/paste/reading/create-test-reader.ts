import type { Hints, PrintedTest } from '@console/printed-tests'

export type ReadingInput = { text: string; hints: Hints }
export type Reading = { of: ReadingInput; test: PrintedTest }

export type TestReader = {
  /** Reads a text, once any current one is done. Of several waiting texts only the last is read. */
  read(input: ReadingInput): void
  /** Stops reading. */
  cancel(): void
}

type OpenWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const openReadingWorker: OpenWorker = () =>
  new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' })

/** Reads printed tests in a worker, so that the page stays responsive; in the page itself if no worker can be started. */
export function createTestReader(
  onRead: (reading: Reading) => void,
  open: OpenWorker = openReadingWorker,
): TestReader {
  let worker: ReturnType<OpenWorker> | null = null
  let current: ReadingInput | null = null
  let next: ReadingInput | null = null

  function start(input: ReadingInput) {
    current = input
    try {
      worker ??= watch(open())
      worker.postMessage(input)
    } catch {
      void readHere(input)
    }
  }

  function watch(opened: ReturnType<OpenWorker>) {
    opened.onmessage = ({ data }: MessageEvent<PrintedTest>) => finish(data)
    opened.onerror = () => {
      stop()
      if (current !== null) void readHere(current)
    }
    return opened
  }

  async function readHere(input: ReadingInput) {
    const { readPrintedTest } = await import('@console/printed-tests')
    if (current === input) finish(readPrintedTest(input.text, input.hints))
  }

  function finish(test: PrintedTest) {
    const of = current
    const waiting = next
    current = null
    next = null
    if (of !== null) onRead({ of, test })
    if (waiting !== null) start(waiting)
  }

  function stop() {
    worker?.terminate()
    worker = null
  }

  return {
    read(input) {
      if (current === null) start(input)
      else next = input
    },
    cancel() {
      stop()
      current = null
      next = null
    },
  }
}
