import { tryParseJson } from '@console/values/text/try-parse-json'
import type { PostHog } from 'posthog-js/dist/module.slim.no-external'
import { sleep } from '../../network/sleep.ts'
import { fetchKeepalive } from '../sink/fetch-keepalive.ts'
import { warnOnce } from '../sink/warn-once.ts'

type Callback = NonNullable<Parameters<PostHog['_send_request']>[0]['callback']>
export type AnalyticsAnswer = Parameters<Callback>[0]

/** In milliseconds. */
const requestTimeout = 20_000
const retryDelay = 3000
const retryLimit = 1

/** Never rejects: a failure goes to the error handler and counts as no response. */
export async function postAnalytics(address: string, body: string): Promise<AnalyticsAnswer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await post(address, body)
    } catch (error) {
      if (attempt >= retryLimit) {
        warnOnce('Analytics could not be sent', error)
        return { statusCode: 0 }
      }
    }
    await sleep(retryDelay)
  }
}

async function post(address: string, body: string): Promise<AnalyticsAnswer> {
  const response = await fetchKeepalive(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(requestTimeout),
  })
  if (!response.ok) throw new Error(`HTTP Error ${response.status}`)
  const text = await response.text()
  return { statusCode: response.status, text, json: tryParseJson(text) ?? {} }
}
