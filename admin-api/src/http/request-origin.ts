import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that a page of another site sends: its form needs no permission to send them, and could spend the
 * attempts to sign in. Browsers say where a write comes from; programs, which no page can steer, do not. The order of
 * checks is that of Go's `net/http` CrossOriginProtection.
 */
export function refuseForeignWrites(allowedOrigin: string | undefined): MiddlewareHandler {
  return async ({ req }, next) => {
    const isRead = readingMethods.includes(req.method)
    if (!isRead && !isOwnWrite(req.raw, allowedOrigin)) {
      throw new ApiError(403, 'Pages of other sites may not change anything here.')
    }
    await next()
  }
}

function isOwnWrite({ headers, url }: Request, allowedOrigin: string | undefined): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin !== null && origin === allowedOrigin) return true
  if (origin === 'null') return false
  // Pages cannot write this header, and it holds behind a proxy that passes another `Host` on.
  if (site !== null) return site === 'same-origin' || site === 'none'
  // Plain http lacks it. Whether a proxy received the request encrypted is not known, so the scheme is left out.
  return origin === null || URL.parse(origin)?.host === new URL(url).host
}
