import { toFailureLine } from '@console/node-server/log-line'
import { toRequestId } from '@console/node-server/request-id'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { exceedsUnknownFields, mostUnknownBytes } from '../database/unknown-fields.ts'
import type { Staff } from '../staff/staff.ts'
import { ApiError, invalidFields, unavailable } from './api-error.ts'
import { type ApiRoute, type Incoming, toStatus } from './api-route.ts'
import { buildDemoMediaApp, demoMediaPath } from './demo-media.ts'
import { isKnown, toTag } from './entity-tag.ts'
import { JsonText } from './json-text.ts'
import { parseJsonBody } from './parse-json-body.ts'
import { readBodyBytes, readBodyText } from './read-body.ts'
import { requireAllowedHost, requireType } from './request-guards.ts'
import { type RequestFacts, readTraceId } from './request-log.ts'
import { refuseForeignWrites } from './request-origin.ts'
import { toStorageRefusal } from './to-storage-refusal.ts'

export const apiPrefix = '/api/v1/admin'
export const documentPath = '/openapi.json'

export type Caller = { address?: string | undefined }
type Environment = {
  Bindings: Caller
  Variables: { requestId: string; staff: Staff | null; route: string | null }
}
export type App = Hono<Environment>
type AppContext = Context<Environment>

export type AppOptions = {
  routes: readonly ApiRoute[]
  buildDocument(): object
  authenticate(authorization: string | undefined): Promise<Staff>
  onForbidden(context: Pick<Incoming, 'requestId' | 'address'>, staff: Staff, subject: string): Promise<void>
  /** Folder of the demonstration's recordings and pictures, where they are served. */
  demoMediaDir: string | undefined
  allowedHosts: readonly string[] | undefined
  allowedOrigin: string | undefined
  now(): Date
  /** Milliseconds until a request is given up that a browser would give up soon after. */
  requestTimeout: number
  /** Gets a line for every unexpected failure. */
  log(line: string): void
  /** Gets the facts of every request that was answered. */
  onAnswered(facts: RequestFacts): void
}

const corsHeaders = {
  allowHeaders: [
    'authorization',
    'content-type',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'traceparent',
    'x-request-id',
  ],
  exposeHeaders: ['Retry-After', 'ETag', 'X-Request-Id', 'Idempotency-Replayed'],
}

export function buildApp(options: AppOptions): App {
  const everywhere: App = new Hono<Environment>()
  everywhere.use((context, next) => followRequest(context, next, options))
  everywhere.use(requireAllowedHost(options.allowedHosts))
  const app = everywhere.basePath(apiPrefix)
  if (options.allowedOrigin !== undefined) {
    app.use(cors({ origin: options.allowedOrigin, ...corsHeaders, maxAge: 600 }))
  }
  app.use(refuseForeignWrites(options.allowedOrigin))
  // Public, and always the same.
  let document: object | undefined
  app.get(documentPath, (context) => {
    document ??= options.buildDocument()
    return context.json(document)
  })
  if (options.demoMediaDir !== undefined) app.route(demoMediaPath, buildDemoMediaApp(options.demoMediaDir))
  for (const route of options.routes) {
    app.on(route.method, toHonoPath(route.path), (context) => answer(context, route, options))
  }
  for (const [path, methods] of groupMethods(options.routes)) {
    app.all(toHonoPath(path), (context) => refuseMethod(context, methods))
  }
  app.notFound((context) =>
    refuse(context, new ApiError(404, `There is nothing at ${context.req.path} in the admin API`)),
  )
  app.onError((error, context) => {
    if (error instanceof ApiError) return refuse(context, error)
    if (error instanceof HTTPException)
      return refuse(context, new ApiError(400, 'The request was not understood'))
    if (exceedsUnknownFields(error)) return refuse(context, tooManyUnknownFields)
    const what = `${context.req.method} ${context.req.path} failed`
    options.log(toFailureLine(error, { what, id: context.get('requestId') }))
    const storage = toStorageRefusal(error)
    if (storage !== undefined) return refuse(context, storage)
    return refuse(context, new ApiError(500, 'The server failed on this request. Try again in a moment.'))
  })
  return app
}

/**
 * Gives the request an id, which its answer and its log line carry. Answers are not cached, and input is
 * never interpreted as anything but JSON.
 */
async function followRequest(context: AppContext, next: () => Promise<void>, options: AppOptions) {
  const startedAt = performance.now()
  const requestId = toRequestId(context.req.header('x-request-id'))
  context.set('requestId', requestId)
  context.set('staff', null)
  context.set('route', null)
  await next()
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
  context.header('x-request-id', requestId)
  options.onAnswered({
    at: options.now(),
    id: requestId,
    trace: readTraceId(context.req.header('traceparent')),
    method: context.req.method,
    path: context.req.path,
    route: context.get('route'),
    status: context.res.status,
    milliseconds: performance.now() - startedAt,
    address: toAddress(context),
    staffId: context.get('staff')?.id ?? null,
  })
}

async function answer(context: AppContext, route: ApiRoute, options: AppOptions) {
  context.set('route', route.path)
  const caller = { requestId: context.get('requestId'), address: toAddress(context) }
  const run = route.takesBytes === undefined ? withinTime(options.requestTimeout) : untimed
  const running = route.run({
    ...caller,
    params: context.req.param(),
    readHeader: (name) => context.req.header(name),
    readBody: async ({ mostBytes, jsonTexts }) => {
      requireType(context.req.header('content-type'), 'application/json')
      return parseJsonBody(await readBodyText(context.req.raw, mostBytes), jsonTexts)
    },
    readBytes: (mostBytes) => {
      requireType(context.req.header('content-type'), 'application/octet-stream')
      return readBodyBytes(context.req.raw, mostBytes)
    },
    readQuery: () => context.req.query(),
    authenticate: async () => {
      const staff = await options.authenticate(context.req.header('authorization'))
      context.set('staff', staff)
      return staff
    },
    onForbidden: (staff, subject) => options.onForbidden(caller, staff, subject),
  })
  const answered = await run(running)
  if (answered instanceof Response) {
    // A file stream that nobody reads would stay open.
    if (context.req.method === 'HEAD') await answered.body?.cancel()
    return answered
  }
  const { data, headers } = answered
  const text =
    data instanceof JsonText
      ? `{"status":true,"data":${data.text},"message":${JSON.stringify(route.message)}}`
      : JSON.stringify({ status: true, data, message: route.message })
  const sent = { 'content-type': 'application/json', ...headers }
  if (route.method !== 'GET') return context.body(text, toStatus(route), sent)
  const etag = headers?.['etag'] ?? toTag(text)
  return isKnown(context.req.header('if-none-match'), etag)
    ? context.body(null, 304, { etag })
    : context.body(text, 200, { ...sent, etag })
}

const untimed = <Result>(work: Promise<Result>) => work

/** Each wait for the database has its own limit; this one is for many in a row, or for a body that never ends. */
function withinTime(milliseconds: number) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(tookTooLong), milliseconds)
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
  }
}

const tookTooLong = unavailable(
  'The server took too long. If this was a change, check whether it was saved before you repeat it.',
)

const tooManyUnknownFields = invalidFields({
  body: [`The fields that this server does not know hold more than ${mostUnknownBytes / 1024} KB together`],
})

const toAddress = (context: AppContext) => context.env?.address ?? ''

function refuse(context: Context, error: ApiError) {
  for (const [name, value] of Object.entries(error.headers)) context.header(name, value)
  return context.json({ status: false, message: error.message, error: error.fields }, error.status)
}

function refuseMethod(context: Context, methods: readonly string[]) {
  const allow = methods.join(', ')
  const message = `${context.req.method} is not possible on ${context.req.path}; ${allow} ${methods.length > 1 ? 'are' : 'is'}`
  return refuse(context, new ApiError(405, message, { headers: { allow } }))
}

const toHonoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

function groupMethods(routes: readonly ApiRoute[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method])
  return methods
}
