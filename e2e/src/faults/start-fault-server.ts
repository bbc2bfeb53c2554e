import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerWithFault } from './answer-with-fault.ts'
import type { FaultRule } from './fault.ts'
import { forwardRequest } from './forward-request.ts'

/**
 * A request as received, with its content length. `status` is null until it is answered, and remains so if it never is.
 */
export type RecordedRequest = { method: string; path: string; length: number; status: number | null }

export type FaultServer = {
  url: string
  /** Everything received since the last `reset`, in order. */
  requests: readonly RecordedRequest[]
  /** Applies from now until `lift`; the first matching rule wins. */
  fail(rule: FaultRule): void
  lift(): void
  /** Lifts every fault and forgets every request. */
  reset(): void
  close(): Promise<void>
}

/** Milliseconds, as on the console's own server. */
const keepAliveFor = 75_000

/** A proxy that can inject faults. `toUpstream` gives the current upstream for each request. */
export async function startFaultServer(toUpstream: () => string): Promise<FaultServer> {
  const requests: RecordedRequest[] = []
  let rules: { rule: FaultRule; met: number }[] = []

  function findFault(url: URL, method: string) {
    const found = rules.find(
      ({ rule, met }) => met < (rule.times ?? Number.POSITIVE_INFINITY) && rule.match(url, method),
    )
    if (found === undefined) return null
    found.met += 1
    return found.rule.fault
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', 'http://localhost')
    const length = Number(request.headers['content-length'] ?? 0)
    const recorded: RecordedRequest = { method, path: url.pathname, length, status: null }
    requests.push(recorded)
    response.on('finish', () => {
      recorded.status = response.statusCode
    })
    const fault = findFault(url, method)
    const upstream = toUpstream()
    if (fault === null) forwardRequest(request, response, upstream)
    else answerWithFault(fault, { request, response, upstream })
  }

  const server = createServer(handle)
  // A slow test must not meet a connection that is just being closed.
  server.keepAliveTimeout = keepAliveFor
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fault server has no port')
  return {
    url: `http://localhost:${address.port}`,
    requests,
    fail: (rule) => rules.push({ rule, met: 0 }),
    lift: () => {
      rules = []
    },
    reset: () => {
      rules = []
      requests.length = 0
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
