import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerWithFault } from './answer-with-fault.ts'
import type { FaultRule } from './fault.ts'
import { forwardRequest } from './forward-request.ts'

/** A request as it arrived, with the bytes that its body was announced with. `status` is null until it is answered, and stays so when it never is. */
export type RecordedRequest = { method: string; path: string; length: number; status: number | null }

export type FaultServer = {
  url: string
  /** Everything that arrived since the last `reset`, in order. */
  requests: readonly RecordedRequest[]
  /** From now on, until `lift`; the first rule that matches a request is taken. */
  fail(rule: FaultRule): void
  lift(): void
  /** Lifts every fault and forgets every request. */
  reset(): void
  close(): Promise<void>
}

/** Milliseconds, as the console's own server has it. */
const keepAliveFor = 75_000

/** A real server in front of another one: hands requests on, or lets them fail. `toUpstream` says where to, each time. */
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
  // A test that is slow must not meet a connection that is just being closed.
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
