import type { ConsoleConfig } from '@console/shared/config'
import { openLogSink } from './logs/log-sink.ts'
import type { TelemetryContext, TelemetrySink } from './sink/telemetry-record.ts'

/** Named after the service in `/config.json`. */
export type SinkName = 'logs' | 'analytics'

/** Loads and initialises a sink. */
export async function openSink(
  name: SinkName,
  { logs, analytics }: ConsoleConfig,
  context: TelemetryContext,
): Promise<TelemetrySink> {
  if (name === 'logs' && logs !== null) {
    return openLogSink(logs, context)
  }
  if (name === 'analytics' && analytics !== null) {
    const { openAnalyticsSink } = await import(
      /* webpackChunkName: "telemetry-analytics" */ './analytics/analytics-sink.ts'
    )
    return openAnalyticsSink(analytics, context)
  }
  throw new Error(`${name} is not configured`)
}
