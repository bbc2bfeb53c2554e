import type { ConsoleConfig } from '@console/shared/config'
import type { PostHog } from 'posthog-js/dist/module.slim.no-external'
import type { TelemetryContext } from '../sink/telemetry-record.ts'
import { warnOnce } from '../sink/warn-once.ts'
import { postAnalytics } from './post-analytics.ts'
import { toSentEvent, toSentFields } from './to-sent-event.ts'

export type AnalyticsService = NonNullable<ConsoleConfig['analytics']>
export type AnalyticsRequest = Parameters<PostHog['_send_request']>[0]
type AskedFields = Exclude<AnalyticsRequest['data'], readonly unknown[] | undefined>

/** Events per request: few enough for a keepalive request. */
const batchSize = 20

/** PostHog's path is matched at the end, because the service may live below a path of its host. */
const knownPath = /\/(?:[es]\/|flags\/(?:\?.*)?|array\/.*)$/s

/**
 * Every request of PostHog passes here. Events, and features enabled in `config.json`, are scrubbed and sent; the
 * project's remote settings are answered from `config.json`; everything else is dropped.
 */
export function createAnalyticsDoor(service: AnalyticsService, context: TelemetryContext) {
  const base = service.host.replace(/(?<!\/)\/+$/, '')

  async function pass({ url, data = {}, callback }: AnalyticsRequest) {
    const [path = ''] = knownPath.exec(url) ?? []
    if (path.startsWith('/array/')) {
      callback?.({ statusCode: 200, json: toProjectConfig(service) })
      return
    }
    const bodies = buildBodies(path, Array.isArray(data) ? data : [data])
    if (bodies.length === 0) warnOnce('Analytics asked for what they may not', url)
    const answers = bodies.map((body) => postAnalytics(`${base}${path}`, JSON.stringify(body)))
    for (const answer of answers) callback?.(await answer)
  }

  function buildBodies(path: string, asked: AskedFields[]): object[] {
    const sent_at = new Date().toISOString()
    if (path === '/e/') {
      const events = asked.map((event) => toSentEvent(event, context))
      return splitBySize(events).map((batch) => ({ api_key: service.key, batch, sent_at }))
    }
    if (path === '/s/' && service.sessionRecording) {
      return [asked.map((event) => ({ ...toSentEvent(event, context), sent_at }))]
    }
    if (path.startsWith('/flags/') && service.featureFlags) {
      return asked.map((fields) => ({ ...toSentFields(fields), sent_at }))
    }
    return []
  }

  return (request: AnalyticsRequest) => void pass(request)
}

const toProjectConfig = ({ featureFlags, sessionRecording }: AnalyticsService) => ({
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
