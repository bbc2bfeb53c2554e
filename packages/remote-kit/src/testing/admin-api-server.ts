import { ownApiPrefix } from '@console/node-server/recording'
import type { SignInResult } from '@console/shared/schemas/session'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { inject } from 'vitest'
import { serveLocally } from './serve-locally.ts'
import { apiPathPrefix, type TestApiOptions } from './test-api-options.ts'
import { signIn } from './test-platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of `api-host.ts`: `POST /` with options opens an API and responds with its path, `DELETE` on the path
     * closes it.
     */
    adminApiHost: string
  }
}

/** A recorded request; `path` is relative to the admin API: `packages/7`, or to the own API with the name `api`. */
export type RecordedRequest = {
  method: string
  api?: string | undefined
  path: string
  headers: Headers
  body: unknown
}

export type Fault = {
  method: string
  /** The name of an own API; the admin API if absent. */
  api?: string
  /** Relative to it: `packages`. */
  path: string
  /** 500 by default. */
  status?: number
  /** The complete body, sent as JSON; a string is sent as it is. A failed envelope by default. */
  body?: unknown
  /** Never responds. */
  hang?: boolean
  /** The API executes the request, but this replaces its response. */
  isTaken?: boolean
  /** The API executes the request, and the connection breaks before its response. */
  losesAnswer?: boolean
  /** Delays the request or the fault until this resolves, to check what the screen shows meanwhile. */
  until?: Promise<unknown>
  /** Number of requests affected; 1 by default. A query is sent up to 4 times. */
  times?: number
}

export type AdminApiServer = {
  /** Base and prefix joined, as for `createApiClient`. */
  baseUrl: string
  /** Session of the demo staff, signed in over HTTP. */
  session: SignInResult
  /** All requests of this test, in order. */
  requests: readonly RecordedRequest[]
  /** Makes the next matching request fail, before it reaches the API unless `isTaken` or `losesAnswer`. */
  failNext(fault: Fault): void
  /** Clears requests and faults. */
  reset(): void
  close(): Promise<void>
}

/** The real admin API with an in-memory database, behind a proxy on a real port that records and can inject faults. */
export async function startAdminApi(options: TestApiOptions): Promise<AdminApiServer> {
  const host = inject('adminApiHost')
  const opened = await fetch(host, { method: 'POST', body: JSON.stringify(options) })
  if (!opened.ok) throw new Error(`The admin API did not open: ${await opened.text()}`)
  const api = `${host}${await opened.text()}`
  const requests: RecordedRequest[] = []
  let faults: { fault: Fault; left: number }[] = []

  async function handle(request: Request, { incoming }: HttpBindings | Http2Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: readableByAll })
    const { name, path } = toCall(pathname)
    const body = new Uint8Array(await request.arrayBuffer())
    requests.push({ method, api: name, path, headers, body: readBody(headers, body) })
    const met = faults.find(
      ({ fault, left }) => left > 0 && fault.method === method && fault.api === name && fault.path === path,
    )
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

  const answer: typeof handle = async (request, bindings) => {
    const response = await handle(request, bindings)
    const headers = new Headers({ ...Object.fromEntries(response.headers), ...readableByAll })
    // Node has decompressed the body.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(response.body, { status: response.status, headers })
  }
  const server = await serveLocally(answer)
  const baseUrl = `${server.origin}${apiPathPrefix}`
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
      await fetch(api, { method: 'DELETE' })
    },
  }
}

function toCall(pathname: string): { name: string | undefined; path: string } {
  const [, name, path = ''] = new RegExp(`^${ownApiPrefix}/([^/]+)/(.*)$`).exec(pathname) ?? []
  return name === undefined ? { name, path: pathname.slice(apiPathPrefix.length + 1) } : { name, path }
}

/** Uploads with progress are sent by jsdom, which asks first whether it may. */
const readableByAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': '*',
}

/** Bodies other than JSON are recorded by their length. */
function readBody(headers: Headers, body: Uint8Array): unknown {
  if (!/\bjson\b/.test(headers.get('content-type') ?? '')) return body.length || undefined
  return body.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(body))
}

/** A fault that only delays or loses the response leaves it to the API. */
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
