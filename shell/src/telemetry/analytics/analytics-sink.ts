import { scrub } from '../scrub/scrub.ts'
import { toExceptionProperties } from '../sink/exception-properties.ts'
import { onPageLeaving } from '../sink/on-page-leaving.ts'
import type { TelemetryContext, TelemetrySink } from '../sink/telemetry-record.ts'
import { toRecordOwner } from '../sink/to-record-owner.ts'
import { AnalyticsClient } from './analytics-client.ts'
import type { AnalyticsService } from './analytics-door.ts'

/** Sends events, web vitals and exceptions to the product-analytics service, but no log events. */
export async function openAnalyticsSink(
  service: AnalyticsService,
  context: TelemetryContext,
): Promise<TelemetrySink> {
  const client = new AnalyticsClient(service, context, await loadExtensions(service))
  onPageLeaving(() => client.flushBeforeLeaving())
  return (record) => {
    // Otherwise the client would stamp its own time and path. `$time` is in seconds.
    const { time, path } = record
    const shared = { $time: time / 1000, $pathname: path, $current_url: `${location.origin}${path}` }
    switch (record.kind) {
      case 'log':
        return
      case 'event':
        client.capture(record.name, { ...scrub(record.properties), ...toRecordOwner(record), ...shared })
        return
      case 'vital': {
        const { name, value } = record.vital
        // The name and property that PostHog's own reports look for.
        const known = { [`$web_vitals_${name}_value`]: value }
        client.capture('$web_vitals', { ...record.vital, ...known, ...toRecordOwner(record), ...shared })
        return
      }
      case 'exception': {
        const { error, properties } = record
        const facts = toExceptionProperties(record)
        const named = toRecordOwner(record, facts)
        client.captureException(error, { ...scrub(properties), ...facts, ...named, ...shared })
        return
      }
    }
  }
}

/**
 * Parts of PostHog that `config.json` enables beyond events and exceptions. Their chunks are unnamed; named ones would
 * be loaded before the first paint.
 */
async function loadExtensions(service: AnalyticsService) {
  const [flags, recording] = await Promise.all([
    service.featureFlags ? import('./feature-flags.ts') : null,
    service.sessionRecording ? import('./session-recording.ts') : null,
  ])
  return { ...flags?.featureFlags, ...recording?.sessionRecording }
}
