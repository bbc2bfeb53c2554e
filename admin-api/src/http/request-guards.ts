import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

/** Refuses requests for another host name with 421. */
export function requireAllowedHost(allowedHosts: readonly string[] | undefined): MiddlewareHandler {
  const isAllowed = createHostCheck(allowedHosts)
  return async (context, next) => {
    if (!isAllowed(context.req.raw)) throw new ApiError(421, unknownHost)
    await next()
  }
}

/**
 * Throws 415 for anything but the one type. The types that a form can send (and none at all, which a script can)
 * need no permission of this server to be sent from another site; `application/json` and `application/octet-stream` do.
 */
export function requireType(
  contentType: string | undefined,
  wanted: 'application/json' | 'application/octet-stream',
): void {
  const [type = ''] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() === wanted) return
  const form = wanted === 'application/json' ? 'JSON' : 'bytes'
  throw new ApiError(415, `The body must be ${form} and be sent as ${wanted}`, {
    headers: { accept: wanted },
  })
}
