/** Loopback names, with any port. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Body of a 421 Misdirected Request (RFC 9110 §15.5.20). */
export const unknownHost =
  'This server does not go by the name that was asked for. ALLOWED_HOSTS lists its names.'

/**
 * Checks that a request is addressed to one of the server's names. A page of another site can point its own name at
 * this machine (DNS rebinding), but its requests carry that name. An entry with a port matches only that port; without
 * entries the loopback names are allowed.
 */
export function createHostCheck(allowedHosts: readonly string[] = []): (request: Request) => boolean {
  const entries = allowedHosts.length === 0 ? loopbackHosts : allowedHosts
  const allowed = new Set(entries.map((entry) => entry.toLowerCase()))
  return (request) => {
    const { host, hostname } = new URL(request.url)
    return allowed.has(hostname) || allowed.has(host)
  }
}
