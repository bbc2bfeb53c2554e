import { once } from 'node:events'
import { type AdminApi, openAdminApi } from '@console/admin-api'
import { serve } from '@hono/node-server'

/** DESIGN §7: the default path prefix of the admin API. */
const prefix = '/api/v1/admin'

/** A request as it arrived; `path` is relative to the admin API: `packages/7`. */
export type RecordedRequest = { method: string; path: string; body: unknown }

export type Fault = {
  method: string
  /** Relative to the admin API: `packages`. */
  path: string
  status?: number
  /** The whole body, sent as JSON; a string is sent as it is. A failed envelope when absent. */
  body?: unknown
  /** Never answers. */
  hang?: boolean
  /** How many requests it meets; 1 when absent. A query is sent up to 4 times. */
  times?: number
}

export type AdminApiServer = {
  /** Base and prefix joined, as `createApiClient` takes them. */
  baseUrl: string
  /** Everything that arrived since the last `reset`, in order. */
  requests: readonly RecordedRequest[]
  /** Makes the next matching request fail before it reaches the API. */
  failNext(fault: Fault): void
  /** Forgets requests and faults. */
  reset(): void
  close(): Promise<void>
}

/** The real admin API on a real port, on an in-memory database, with a layer in front that records and can fail. */
export async function startAdminApi(seed: 'demo' | 'staff-only'): Promise<AdminApiServer> {
  const api: AdminApi = await openAdminApi({ seed })
  const requests: RecordedRequest[] = []
  let faults: { fault: Fault; left: number }[] = []

  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(prefix.length + 1)
    requests.push({ method: request.method, path, body: await readJson(request.clone()) })
    const met = faults.find(
      ({ fault, left }) => left > 0 && fault.method === request.method && fault.path === path,
    )
    if (met === undefined) return api.fetch(request)
    met.left -= 1
    return answerFault(met.fault)
  }

  const server = serve({ fetch: handle, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}${prefix}`,
    requests,
    failNext: (fault) => faults.push({ fault, left: fault.times ?? 1 }),
    reset: () => {
      requests.length = 0
      faults = []
    },
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await api.close()
    },
  }
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

function answerFault({ status = 500, body, hang }: Fault): Response | Promise<Response> {
  if (hang) return new Promise(() => undefined)
  if (typeof body === 'string') return new Response(body, { status })
  const failed = { status: false, message: `The server failed with status ${status}` }
  return Response.json(body ?? failed, { status })
}
