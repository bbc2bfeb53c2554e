import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A log event as received by the log service. */
export type SentLog = {
  _time: string
  level: string
  message: string
  path: string
  /** The owner and its version. */
  remote: string
  remote_version: string
  release: string
  fields: Record<string, unknown>
}
/** An event as received by the analytics service. */
export type SentEvent = { event: string; timestamp: string; properties: Record<string, unknown> }

export type AnalyticsRequest = { path: string; body: string }

export type SinkMode = 'answering' | 'failing' | 'hanging'

export type TelemetrySinks = {
  url: string
  /** For `/config.json`. */
  config: object
  /** In the order in which they happened, like `events`. */
  logs: readonly SentLog[]
  events: readonly SentEvent[]
  /** Requests to the analytics service, including events. */
  asked: readonly AnalyticsRequest[]
  /** Addresses, headers and bodies of all requests since the start, as text. */
  everything: readonly string[]
  /** From now on. */
  turn(mode: SinkMode): void
  /**
   * Forgets everything received so far, including events that pages have recorded but not yet sent, and answers
   * normally again.
   */
  reset(): void
  close(): Promise<void>
}

const dataset = 'console-e2e'

const analyticsAnswers = [
  { path: '/e/', body: { status: 'Ok' } },
  { path: '/s/', body: { status: 'Ok' } },
  { path: '/flags/', body: { featureFlags: { 'new-editor': true }, errorsWhileComputingFlags: false } },
]

/** The log and analytics services in one: a real server that records requests. */
export async function startTelemetrySinks(): Promise<TelemetrySinks> {
  const logs: SentLog[] = []
  const events: SentEvent[] = []
  const asked: AnalyticsRequest[] = []
  const everything: string[] = []
  let mode: SinkMode = 'answering'
  // A closed page may still be sending when the next test starts.
  let since = 0
  const isOwn = (recorded: string) => Date.parse(recorded) >= since

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    everything.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`)
    if (mode === 'hanging') return
    if (mode === 'failing') {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Out of order"}')
      return
    }
    if (request.url === `/v1/datasets/${dataset}/ingest`) {
      const lines: SentLog[] = body.split('\n').map((line) => JSON.parse(line))
      logs.push(...lines.filter(({ _time }) => isOwn(_time)))
      // Batches are sent in parallel and may arrive out of order.
      logs.sort((one, other) => one._time.localeCompare(other._time))
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ ingested: lines.length, failed: 0 }))
      return
    }
    const answer = analyticsAnswers.find(({ path }) => request.url?.startsWith(path))
    const { batch = [] }: { batch?: SentEvent[] } = answer?.path === '/e/' ? JSON.parse(body) : {}
    const own = batch.filter(({ timestamp }) => isOwn(timestamp))
    if (batch.length === 0 || own.length > 0) asked.push({ path: request.url ?? '', body })
    if (answer === undefined) return response.writeHead(404).end()
    events.push(...own)
    events.sort((one, other) => one.timestamp.localeCompare(other.timestamp))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The telemetry sinks have no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    config: {
      logs: { url, dataset, token: 'log-service-key' },
      analytics: { key: 'analytics-key', host: url },
    },
    logs,
    events,
    asked,
    everything,
    turn: (next) => {
      mode = next
    },
    reset: () => {
      logs.length = 0
      events.length = 0
      asked.length = 0
      since = Date.now()
      mode = 'answering'
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
