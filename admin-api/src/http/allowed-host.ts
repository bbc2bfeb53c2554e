import type { MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'

/** Names that lead to this machine alone, with any port. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request asks for a name that this server goes by. A page of another site can give its own name the address
 * of this machine (DNS rebinding); then it is that name which its requests carry. An entry with a port is that port's
 * alone; no entries means the loopback names.
 */
export function createHostCheck(allowedHosts: readonly string[] = []): (request: Request) => boolean {
  const allowed = new Set(
    (allowedHosts.length === 0 ? loopbackHosts : allowedHosts).map((host) => host.trim().toLowerCase()),
  )
  return (request) => {
    const { host, hostname } = new URL(request.url)
    return allowed.has(hostname) || allowed.has(host)
  }
}

/** Refuses with 421 (RFC 9110 §15.5.20) what asks for another name. */
export function requireAllowedHost(allowedHosts: readonly string[] | undefined): MiddlewareHandler {
  const isAllowed = createHostCheck(allowedHosts)
  return async (context, next) => {
    if (!isAllowed(context.req.raw)) throw unknownHost()
    await next()
  }
}

const unknownHost = () =>
  new ApiError(421, 'This server does not go by the name that was asked for. ALLOWED_HOSTS lists its names.')
