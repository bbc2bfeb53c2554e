import type { ConsoleConfig } from '@console/shared/config'
import type { TelemetryContext } from './sink/telemetry-record.ts'
import type { OpenSink } from './sink-queue.ts'

/** The sinks that are configured, none of them loaded yet. */
export function listSinks({ logs, analytics }: ConsoleConfig, context: TelemetryContext): OpenSink[] {
  const sinks: OpenSink[] = []
  if (logs !== null) {
    sinks.push(async () => {
      const { openLogSink } = await import(/* webpackChunkName: "telemetry-logs" */ './logs/log-sink.ts')
      return openLogSink(logs, context)
    })
  }
  if (analytics !== null) {
    sinks.push(async () => {
      const { openAnalyticsSink } = await import(
        /* webpackChunkName: "telemetry-analytics" */ './analytics/analytics-sink.ts'
      )
      return openAnalyticsSink(analytics, context)
    })
  }
  return sinks
}
