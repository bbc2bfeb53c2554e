import { PostHog } from 'posthog-js-lite'
import { fetchKept } from '../fetch-kept.ts'
import { type JsonFields, scrub } from '../scrub/scrub.ts'
import type { TelemetryContext } from '../telemetry-record.ts'
import { warnOnce } from '../warn-once.ts'

type FetchOptions = Parameters<PostHog['fetch']>[1]

export type AnalyticsService = { key: string; host: string }

/** PostHog with everything remote and everything stored switched off: it only sends what it is given. */
export class AnalyticsClient extends PostHog {
  constructor({ key, host }: AnalyticsService, context: TelemetryContext) {
    super(key, {
      host,
      persistence: 'memory',
      personProfiles: 'never',
      preloadFeatureFlags: false,
      disableRemoteFeatureFlags: true,
      disableSurveys: true,
      autocapture: false,
      captureHistoryEvents: false,
      // Compression takes longer than a page that is left has.
      disableCompression: true,
      flushInterval: 2000,
      maxQueueSize: 1000,
      // Small enough to outlive the page.
      maxBatchSize: 20,
      requestTimeout: 20_000,
      fetchRetryCount: 1,
      before_send: (event) => {
        const properties: JsonFields = { ...event.properties, ...context }
        const time = properties['$time']
        return {
          ...event,
          // Identifiers of the client's own making can look like phone numbers.
          properties: { ...scrub(properties), $session_id: properties['$session_id'] ?? null },
          ...(typeof time === 'number' ? { timestamp: new Date(time * 1000) } : {}),
        }
      },
    })
  }

  override async fetch(address: string, options: FetchOptions): Promise<Response> {
    const { body } = options
    if (typeof body !== 'string') throw new Error('Analytics are sent as text')
    return fetchKept(address, { ...options, body })
  }

  /** Never rejects: a failure goes to the error handler. */
  override async flush(): Promise<void> {
    try {
      await super.flush()
    } catch (error) {
      warnOnce('Analytics could not be sent', error)
    }
  }
}
