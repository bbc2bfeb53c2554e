import type { ConsoleConfig } from '@console/shared/config'
import type { PostHog } from 'posthog-js/dist/module.slim.no-external'
import type { TelemetryContext } from '../telemetry-record.ts'
import { warnOnce } from '../warn-once.ts'
import { postAnalytics } from './post-analytics.ts'
import { toSentEvent, toSentFields } from './to-sent-event.ts'

export type AnalyticsService = NonNullable<ConsoleConfig['analytics']>
export type AnalyticsRequest = Parameters<PostHog['_send_request']>[0]
type RequestFields = NonNullable<Exclude<AnalyticsRequest['data'], readonly unknown[]>>

/** Events of one request: few enough to outlive the page. */
const batchSize = 20

/** What PostHog asks for lies at the end of the address; the service may live below a path of its host. */
const askedPath = /\/(?:e|s|flags|array)\/[^?#]*(?:\?[^#]*)?$/

/**
 * Everything that PostHog would send comes by here. Events, and what `config.json` switched on, are scrubbed and sent on;
 * the service's own configuration of the client is answered from `config.json`; nothing else leaves.
 */
export function createAnalyticsDoor(service: AnalyticsService, context: TelemetryContext) {
  const { key, host, featureFlags, sessionRecording } = service
  const base = host.replace(/\/+$/, '')

  function listBodies(path: string, data: AnalyticsRequest['data'] = {}): object[] {
    const sent_at = new Date().toISOString()
    const fields = Array.isArray(data) ? data : [data]
    if (path === '/e/') {
      const events = fields.map((event) => toSentEvent(event, context))
      return splitBySize(events).map((batch) => ({ api_key: key, batch, sent_at }))
    }
    if (path === '/s/' && sessionRecording) {
      return [fields.map((event) => ({ ...toSentEvent(event, context), sent_at }))]
    }
    if (path.startsWith('/flags/') && featureFlags) {
      return fields.map((asked: RequestFields) => ({ ...toSentFields(asked), sent_at }))
    }
    return []
  }

  async function pass({ url, data, callback }: AnalyticsRequest) {
    const [path = ''] = askedPath.exec(url) ?? []
    if (path.startsWith('/array/')) return callback?.({ statusCode: 200, json: toClientConfig(service) })
    const bodies = listBodies(path, data)
    if (bodies.length === 0) warnOnce('Analytics asked for more than they may', url)
    const answers = bodies.map((body) => postAnalytics(`${base}${path}`, JSON.stringify(body)))
    for (const answer of answers) callback?.(await answer)
  }

  return (request: AnalyticsRequest) => void pass(request)
}

/** What the service would answer when the client asks what the project has switched on. */
const toClientConfig = ({ featureFlags, sessionRecording }: AnalyticsService) => ({
  hasFeatureFlags: featureFlags,
  sessionRecording: sessionRecording && { endpoint: '/s/' },
})

function splitBySize<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += batchSize) {
    parts.push(items.slice(start, start + batchSize))
  }
  return parts
}
