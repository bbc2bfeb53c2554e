import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

type Hops = { socketAddress: string | undefined; forwardedFor: string | null }

/** Far more proxies than any request passes. */
const maxHops = 32

/**
 * Determines a request's client address: the nearest hop that is not a trusted proxy. Everything to its left in
 * `X-Forwarded-For` is untrusted. Empty if the server did not provide an address.
 * @throws Error if an entry of the list is neither an address nor a network such as `10.0.0.0/8`.
 */
export function createCallerAddress(trustedProxies: readonly string[]): (hops: Hops) => string {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return ({ socketAddress, forwardedFor }) => {
    let address = parseAddress(socketAddress ?? '')
    if (address === undefined) return ''
    const reported = (forwardedFor ?? '').split(',').slice(-maxHops)
    while (isTrusted(address)) {
      const next = parseAddress(reported.pop() ?? '')
      // A proxy that reports nothing usable counts as the client: the limits then apply to everybody behind it
      // together.
      if (next === undefined) break
      address = next
    }
    return address
  }
}

function toBlockList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [text = '', prefix, ...more] = entry.trim().split('/')
    const address = parseAddress(text)
    const widest = address !== undefined && isIPv4(address) ? 32 : 128
    const bits = prefix === undefined ? widest : Number(/^\d{1,3}$/.test(prefix) ? prefix : Number.NaN)
    if (address === undefined || more.length > 0 || !(bits <= widest)) {
      throw new Error(`A trusted proxy must be an address or a network such as 10.0.0.0/8, not ${entry}.`)
    }
    list.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

/** Strips brackets, port and zone, and unwraps IPv4-mapped IPv6 (`::ffff:192.0.2.1`). */
function parseAddress(text: string): string | undefined {
  const hop = text.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(hop) ?? []
  const address = (bracketed ?? beforePort ?? hop).replace(/%.*/s, '')
  if (bracketed !== undefined && !isIPv6(address)) return undefined
  const [, carried] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (carried !== undefined && isIPv4(carried)) return carried
  return isIP(address) === 0 ? undefined : address
}
