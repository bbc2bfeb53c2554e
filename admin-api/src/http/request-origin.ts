import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that a page of another site sends: its form needs no permission to send them, and could spend the
 * attempts to sign in. Browsers say where a write comes from in `Origin`; programs, which no page can steer, send none.
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
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  if (origin === allowedOrigin) return true
  // The scheme is left out: whether a proxy in front took the request encrypted is not known here.
  return URL.parse(origin)?.host === new URL(url).host && headers.get('sec-fetch-site') !== 'cross-site'
}
