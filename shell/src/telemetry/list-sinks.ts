import type { ConsoleConfig } from '@console/shared/config'
import type { SinkName } from './open-sink.ts'
import type { TelemetryContext } from './sink/telemetry-record.ts'
import type { OpenSink } from './sink-queue.ts'

const sinkNames: readonly SinkName[] = ['logs', 'analytics']

/** The configured sinks, none of them loaded; the code that opens them is loaded with the first. */
export const listSinks = (config: ConsoleConfig, context: TelemetryContext): OpenSink[] =>
  sinkNames
    .filter((name) => config[name] !== null)
    .map((name) => async () => {
      const { openSink } = await import(/* webpackChunkName: "telemetry-sinks" */ './open-sink.ts')
      return openSink(name, config, context)
    })
