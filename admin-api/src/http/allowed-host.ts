import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

/** Refuses with 421 what asks for a name that this server does not go by. */
export function requireAllowedHost(allowedHosts: readonly string[] | undefined): MiddlewareHandler {
  const isAllowed = createHostCheck(allowedHosts)
  return async (context, next) => {
    if (!isAllowed(context.req.raw)) throw new ApiError(421, unknownHost)
    await next()
  }
}
