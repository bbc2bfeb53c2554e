import type { ConsoleConfig } from '@console/shared/config'
import type { TelemetryContext } from './sink/telemetry-record.ts'
import type { OpenSink } from './sink-queue.ts'

/** The configured sinks, none of them loaded; the code that opens them is loaded with the first. */
export function listSinks({ logs, analytics }: ConsoleConfig, context: TelemetryContext): OpenSink[] {
  const load = () => import(/* webpackChunkName: "telemetry-sinks" */ './open-sink.ts')
  return [
    ...(logs === null ? [] : [async () => (await load()).openSink.logs(logs, context)]),
    ...(analytics === null ? [] : [async () => (await load()).openSink.analytics(analytics, context)]),
  ]
}
