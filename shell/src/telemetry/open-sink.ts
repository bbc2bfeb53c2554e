import type { AnalyticsService } from './analytics/analytics-door.ts'
import { openLogSink } from './logs/log-sink.ts'
import type { TelemetryContext } from './sink/telemetry-record.ts'

/** Load and initialise a sink, each named after its service in `/config.json`. */
export const openSink = {
  logs: openLogSink,
  async analytics(service: AnalyticsService, context: TelemetryContext) {
    const { openAnalyticsSink } = await import(
      /* webpackChunkName: "telemetry-analytics" */ './analytics/analytics-sink.ts'
    )
    return openAnalyticsSink(service, context)
  },
}
