import type { TelemetryRecord, TelemetrySink } from './sink/telemetry-record.ts'

/** Loads a sink's code and makes it ready. */
export type OpenSink = () => Promise<TelemetrySink>

/** Records held for a sink that is not there yet; beyond this the oldest are dropped. */
const queueLimit = 1000
/** Milliseconds after which a sink that did not come is asked for a second time. */
const secondAsk = 10_000

/** In front of one sink: whatever becomes of the sink, nothing here waits or throws. */
export function createSinkQueue(openSink: OpenSink) {
  const waiting: TelemetryRecord[] = []
  let dropped = 0
  let sink: TelemetrySink | null = null
  let isGone = false

  function deliver(record: TelemetryRecord) {
    try {
      sink?.(record)
    } catch {
      // One record that a sink cannot take is lost, and nothing else.
    }
  }

  function accept(record: TelemetryRecord) {
    if (isGone) return
    if (sink !== null) return deliver(record)
    waiting.push(record)
    if (waiting.length <= queueLimit) return
    waiting.shift()
    dropped += 1
  }

  return {
    accept,
    async open() {
      try {
        sink = await openSink().catch(async () => {
          await new Promise((resolve) => setTimeout(resolve, secondAsk))
          return openSink()
        })
      } catch {
        isGone = true
        waiting.length = 0
        return
      }
      const [oldest] = waiting
      if (oldest !== undefined && dropped > 0) deliver(toDropNotice(oldest, dropped))
      for (const record of waiting.splice(0)) deliver(record)
    },
  }
}

const toDropNotice = ({ time, path, owner }: TelemetryRecord, dropped: number): TelemetryRecord => ({
  kind: 'log',
  level: 'warn',
  message: 'Telemetry was dropped before its sink was ready',
  fields: { dropped },
  time,
  path,
  owner,
})
