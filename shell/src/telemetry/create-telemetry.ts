import type { LogLevel, Telemetry } from '@console/shared/platform'
import type { ScreenOwner, TelemetryRecord, WebVital } from './sink/telemetry-record.ts'
import { createSinkQueue, type OpenSink } from './sink-queue.ts'

export type ConsoleTelemetry = Telemetry & {
  /** Whether any configured service receives records. */
  hasSinks: boolean
  captureVital(vital: WebVital): void
  /** Loads the sinks and passes on everything recorded so far. Never rejects. */
  open(): Promise<void>
}

/** SPEC §9: the console level is warn; lower levels are only sent. */
const consoleWriters: Partial<Record<LogLevel, (message: string, fields: object) => void>> = {
  // biome-ignore lint/suspicious/noConsole: the specification's log writes to the browser console
  warn: (message, fields) => console.warn(message, fields),
  // biome-ignore lint/suspicious/noConsole: the specification's log writes to the browser console
  error: (message, fields) => console.error(message, fields),
}

/** Telemetry that never blocks or throws, with one queue per sink. */
export function createTelemetry(
  openSinks: readonly OpenSink[],
  findOwner: (path: string) => ScreenOwner,
): ConsoleTelemetry {
  const queues = openSinks.map(createSinkQueue)
  // An error shown on screen passes several places that report it.
  const reported = new WeakSet<object>()

  function accept(record: TelemetryRecord) {
    for (const queue of queues) queue.accept(record)
  }
  const at = (path: string) => ({ time: Date.now(), path, owner: findOwner(path) })
  const here = () => at(location.pathname)

  return {
    hasSinks: queues.length > 0,
    capture: (name, properties = {}) => accept({ kind: 'event', name, properties, ...here() }),
    log(level, message, fields = {}) {
      consoleWriters[level]?.(message, fields)
      accept({ kind: 'log', level, message, fields, ...here() })
    },
    captureException(error, properties = {}) {
      if (typeof error === 'object' && error !== null) {
        if (reported.has(error)) return
        reported.add(error)
      }
      accept({ kind: 'exception', error, properties, ...here() })
    },
    captureVital: (vital) => accept({ kind: 'vital', vital, ...at(vital.path) }),
    async open() {
      await Promise.all(queues.map((queue) => queue.open()))
    },
  }
}
