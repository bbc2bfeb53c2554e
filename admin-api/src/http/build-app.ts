import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import type { Staff } from '../session/staff.ts'
import { ApiError } from './api-error.ts'
import { type ApiRoute, toStatus } from './api-route.ts'
import { toFailureLine } from './failure-line.ts'
import { parseJsonBody } from './parse-json-body.ts'

export const apiPrefix = '/api/v1/admin'
export const documentPath = '/openapi.json'
const largestBody = 5 * 1024 * 1024

export type Caller = { address?: string | undefined }
export type App = Hono<{ Bindings: Caller }>
type AppContext = Context<{ Bindings: Caller }>

export type AppOptions = {
  routes: readonly ApiRoute[]
  buildDocument(): object
  authenticate(authorization: string | undefined): Promise<Staff>
  allowedOrigin: string | undefined
  log(line: string): void
}

export function buildApp(options: AppOptions): App {
  const app: App = new Hono<{ Bindings: Caller }>().basePath(apiPrefix)
  if (options.allowedOrigin !== undefined) {
    app.use(cors({ origin: options.allowedOrigin, exposeHeaders: ['Retry-After'], maxAge: 600 }))
  }
  app.use(protectAnswer)
  app.use(bodyLimit({ maxSize: largestBody, onError: refuseLargeBody }))
  app.get(documentPath, (context) => context.json(options.buildDocument()))
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
    options.log(toFailureLine(context.req, error))
    return refuse(context, new ApiError(500, 'The server failed on this request. Try again in a moment.'))
  })
  return app
}

/** What staff read is kept nowhere, and nothing they typed is ever taken for more than the JSON it is. */
const protectAnswer: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
}

async function answer(context: AppContext, route: ApiRoute, options: AppOptions) {
  const data = await route.run({
    params: context.req.param(),
    address: context.env?.address ?? '',
    readBody: async () => parseJsonBody(await context.req.text()),
    authenticate: () => options.authenticate(context.req.header('authorization')),
  })
  return context.json({ status: true, data, message: route.message }, toStatus(route))
}

function refuse(context: Context, error: ApiError) {
  for (const [name, value] of Object.entries(error.headers)) context.header(name, value)
  return context.json({ status: false, message: error.message, error: error.fields }, error.status)
}

const refuseLargeBody = (context: Context) =>
  refuse(
    context,
    new ApiError(413, 'The body is larger than 5 MB. Shorten it, or link to large files instead.'),
  )

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
