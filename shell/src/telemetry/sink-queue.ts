import { sleep } from '../network/sleep.ts'
import type { TelemetryRecord, TelemetrySink } from './sink/telemetry-record.ts'

/** Loads and initialises a sink. */
export type OpenSink = () => Promise<TelemetrySink>

/** Records queued for a sink that is not loaded yet; beyond this the oldest are dropped. */
const queueLimit = 1000
/** Milliseconds after which a sink that failed to load is requested a second time. */
const retryDelay = 10_000

/** A queue in front of one sink: nothing here blocks or throws, whatever the sink does. */
export function createSinkQueue(openSink: OpenSink) {
  const waiting: TelemetryRecord[] = []
  let dropped = 0
  let sink: TelemetrySink | null = null
  let isGone = false

  function deliver(record: TelemetryRecord) {
    try {
      sink?.(record)
    } catch {
      // A record that a sink cannot take is lost, but nothing else.
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
          await sleep(retryDelay)
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
