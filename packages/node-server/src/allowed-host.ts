/** Names that lead to this machine alone, with any port. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** 421 Misdirected Request (RFC 9110 §15.5.20), in words. */
export const unknownHost =
  'This server does not go by the name that was asked for. ALLOWED_HOSTS lists its names.'

/**
 * Whether a request asks for a name that this server goes by. A page of another site can give its own name the address
 * of this machine (DNS rebinding); then it is that name which its requests carry. An entry with a port is that port's
 * alone; no entries means the loopback names.
 */
export function createHostCheck(allowedHosts: readonly string[] = []): (request: Request) => boolean {
  const entries = allowedHosts.length === 0 ? loopbackHosts : allowedHosts
  const allowed = new Set(entries.map((entry) => entry.toLowerCase()))
  return (request) => {
    const { host, hostname } = new URL(request.url)
    return allowed.has(hostname) || allowed.has(host)
  }
}
