import type { Telemetry } from '@console/shared/platform'

export type TelemetryRecord =
  | { kind: 'event'; name: string; properties: Record<string, unknown> }
  | { kind: 'log'; level: string; message: string; fields: Record<string, unknown> }
  | { kind: 'exception'; error: unknown; properties: Record<string, unknown> }

export type TelemetrySink = (record: TelemetryRecord) => void

/** Records held until a sink is there; the oldest are dropped beyond this. */
const queueLimit = 1000

/** Telemetry that never waits and never throws: records queue until `connect` gives them somewhere to go. */
export function createTelemetry(): Telemetry & { connect(sink: TelemetrySink): void } {
  const queue: TelemetryRecord[] = []
  let sink: TelemetrySink | null = null

  function accept(record: TelemetryRecord) {
    if (sink === null) {
      queue.push(record)
      if (queue.length > queueLimit) queue.shift()
      return
    }
    try {
      sink(record)
    } catch {
      // A failing sink must not reach the console.
    }
  }

  return {
    capture: (name, properties = {}) => accept({ kind: 'event', name, properties }),
    log: (level, message, fields = {}) => accept({ kind: 'log', level, message, fields }),
    captureException: (error, properties = {}) => accept({ kind: 'exception', error, properties }),
    connect(next) {
      sink = next
      for (const record of queue.splice(0)) accept(record)
    },
  }
}
