import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import type { AnsweredRequest } from '@console/node-server/monitor'
import { toRequestId } from '@console/node-server/request-id'
import { protocolHeader, protocolVersion } from '@console/shared/release-server/move-request'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { matchedRoutes } from 'hono/route'
import { isReleaseError } from '../errors/release-error.ts'
import { isRequestRefusal, RequestRefusal } from '../errors/request-refusal.ts'
import type { ReleaseKey } from '../releases/signing/release-key.ts'
import { production } from '../releases/site/site-layout.ts'
import type { ReportSource } from '../report/report-source.ts'
import type { MoveSettings } from './jobs/run-move-request.ts'
import { createLookRoutes } from './look-routes.ts'
import { createMoveRoutes } from './move-routes.ts'
import { createPreviewRoutes } from './preview-routes.ts'
import { expectProtocol } from './read-request.ts'
import { type Serving, serveEnvironments } from './served-environments.ts'
import type { ServerEnv } from './server-env.ts'
import { createAuthentication } from './teams/authenticate.ts'

export type ReleaseServerOptions = MoveSettings &
  Serving & {
    teamsFile: string
    /** Consoles whose pages may ask; none by default. */
    consoleOrigins?: readonly { origin: string }[] | undefined
    /** Signs links to versions that are not current. */
    previewKey?: ReleaseKey | undefined
    /** The source of reports; none by default. */
    report?: ReportSource | undefined
    /** Names that the server goes by; the loopback names by default. */
    allowedHosts?: readonly string[] | undefined
    /** Addresses and networks of proxies that are believed about their callers. */
    trustedProxies?: readonly string[] | undefined
    /** Takes lines on who did what, and faults of the server itself. */
    log: (what: unknown) => void
    /** Takes the facts of every request that was answered. */
    onAnswered?: ((facts: AnsweredCall) => void) | undefined
  }

/** `team`: whose token the request had. */
export type AnsweredCall = AnsweredRequest & {
  id: string
  path: string
  address: string
  team: string | null
}

/** Answers teams that release with a token; `fetch` takes a request and the other end of its connection. */
export function buildReleaseServer(options: ReleaseServerOptions) {
  const { log, environments, consoleOrigins = [], report } = options
  const served = serveEnvironments(options, environments?.[0] ?? production)
  const isAllowedHost = createHostCheck(options.allowedHosts)
  const authenticate = createAuthentication(options)
  const app = new Hono<ServerEnv>()

  app.use(async (c, next) => {
    const startedAt = performance.now()
    const id = toRequestId(c.req.header('x-request-id'))
    c.header('x-request-id', id)
    await next()
    options.onAnswered?.({
      ...{ id, method: c.req.method, path: c.req.path, route: toRoute(c), status: c.res.status },
      ...{ milliseconds: performance.now() - startedAt, address: c.env.address ?? '' },
      team: c.get('team')?.team ?? null,
    })
  })
  app.use(async (c, next) => {
    c.header(protocolHeader, protocolVersion)
    c.header('cache-control', 'no-store')
    if (!isAllowedHost(c.req.raw)) throw new RequestRefusal(421, 'host', unknownHost)
    return next()
  })
  app.use(
    cors({
      origin: consoleOrigins.map(({ origin }) => origin),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['authorization', 'content-type', protocolHeader],
      exposeHeaders: [protocolHeader],
      maxAge: 600,
    }),
  )
  app.use(async (c, next) => {
    c.set('team', await authenticate(c.req.raw, c.env.address))
    expectProtocol(c.req.header(protocolHeader))
    return next()
  })
  app.route('/', createMoveRoutes({ ...options, served }))
  app.route('/', createPreviewRoutes({ ...options, served }))
  app.route('/', createLookRoutes({ ...options, served, report }))
  app.all('*', () => {
    throw new RequestRefusal(404, 'unknown', 'The release server has nothing at this address.')
  })
  app.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal.status === 500) log(error)
    return c.json({ code: refusal.code, message: served.withoutPaths(refusal.message) }, refusal.status)
  })
  return {
    served,
    fetch: (request: Request, caller: { address?: string }) => app.fetch(request, caller),
  }
}

/** The pattern of the address; those that match everything tell nothing. */
const toRoute = (c: Context) => matchedRoutes(c).findLast(({ path }) => path !== '/*')?.path ?? 'none'

function toRefusal(error: unknown): RequestRefusal {
  if (isRequestRefusal(error)) return error
  // Faults in the file of teams concern the operator of the server, not its callers.
  if (isReleaseError(error) && error.code !== 'teams')
    return new RequestRefusal(409, error.code, error.message)
  return new RequestRefusal(500, 'server', 'The release server failed, and its log says why.')
}
