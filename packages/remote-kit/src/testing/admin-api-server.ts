import { once } from 'node:events'
import type { SignInResult } from '@console/shared/schemas/session'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { inject } from 'vitest'
import { apiPathPrefix, type TestApiOptions } from './test-api-options.ts'
import { signIn } from './test-platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of `api-host.ts`: `POST /` with its options opens an API and answers with its path, `DELETE` on the path closes it. */
    adminApiHost: string
  }
}

/** A request as it arrived; `path` is relative to the admin API: `packages/7`. */
export type RecordedRequest = { method: string; path: string; headers: Headers; body: unknown }

export type Fault = {
  method: string
  /** Relative to the admin API: `packages`. */
  path: string
  /** 500 when absent. */
  status?: number
  /** The whole body, sent as JSON; a string is sent as it is. A failed envelope when absent. */
  body?: unknown
  /** Never answers. */
  hang?: boolean
  /** The API takes the request, and this is said in place of its answer. */
  isTaken?: boolean
  /** The API takes the request, and the connection breaks before its answer is there. */
  losesAnswer?: boolean
  /** The API gets the request, or the fault is met, only then: for what the screen says meanwhile. */
  until?: Promise<unknown>
  /** How many requests it meets; 1 when absent. A query is sent up to 4 times. */
  times?: number
}

export type AdminApiServer = {
  /** Base and prefix joined, as `createApiClient` takes them. */
  baseUrl: string
  /** Of the demo staff, signed in over HTTP. */
  session: SignInResult
  /** Everything that arrived in this test, in order. */
  requests: readonly RecordedRequest[]
  /** Makes the next matching request fail, before it reaches the API unless `isTaken` or `losesAnswer`. */
  failNext(fault: Fault): void
  /** Forgets requests and faults. */
  reset(): void
  close(): Promise<void>
}

/** The real admin API on an in-memory database, with a layer in front of it on a real port that records and can fail. */
export async function startAdminApi(options: TestApiOptions): Promise<AdminApiServer> {
  const host = inject('adminApiHost')
  const opened = await fetch(host, { method: 'POST', body: JSON.stringify(options) })
  if (!opened.ok) throw new Error(`The admin API did not open: ${await opened.text()}`)
  const api = `${host}${await opened.text()}`
  const requests: RecordedRequest[] = []
  let faults: { fault: Fault; left: number }[] = []

  async function handle(request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = pathname.slice(apiPathPrefix.length + 1)
    const { method, headers } = request
    const body = new Uint8Array(await request.arrayBuffer())
    requests.push({ method, path, headers, body: readBody(headers, body) })
    const met = faults.find(({ fault, left }) => left > 0 && fault.method === method && fault.path === path)
    if (met !== undefined) met.left -= 1
    await met?.fault.until
    if (met !== undefined && isAnswer(met.fault)) return answerFault(met.fault)
    const answer = await fetch(`${api}${pathname}${search}`, {
      method,
      headers,
      ...(body.length === 0 ? {} : { body }),
    })
    if (met?.fault.isTaken !== true && met?.fault.losesAnswer !== true) return answer
    await answer.arrayBuffer()
    if (met.fault.isTaken === true) return answerFault(met.fault)
    incoming.socket.destroy()
    return new Promise(() => undefined)
  }

  const server = serve({ fetch: handle, hostname: '127.0.0.1', port: 0 })
  // A connection that the server closes just as it is used again would fail the request.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  const baseUrl = `http://127.0.0.1:${address.port}${apiPathPrefix}`
  return {
    baseUrl,
    session: await signIn(baseUrl),
    requests,
    failNext: (fault) => faults.push({ fault, left: fault.times ?? 1 }),
    reset: () => {
      requests.length = 0
      faults = []
    },
    close: async () => {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await fetch(api, { method: 'DELETE' })
    },
  }
}

/** Bytes by their number alone. */
function readBody(headers: Headers, body: Uint8Array): unknown {
  if (headers.get('content-type') === 'application/octet-stream') return body.length
  return body.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(body))
}

/** One that only waits, or loses its answer, is the API's to answer. */
const isAnswer = ({ until, status, body, hang, isTaken, losesAnswer }: Fault) =>
  isTaken !== true &&
  losesAnswer !== true &&
  (until === undefined || hang === true || status !== undefined || body !== undefined)

function answerFault({ status = 500, body, hang }: Fault): Response | Promise<Response> {
  if (hang) return new Promise(() => undefined)
  if (typeof body === 'string') return new Response(body === '' ? null : body, { status })
  const failed = { status: false, message: `The server failed with status ${status}` }
  return Response.json(body ?? failed, { status })
}
