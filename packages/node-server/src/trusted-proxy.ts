import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

type Hops = { socketAddress: string | undefined; forwardedFor: string | null }

/** Far more proxies than any request passes. */
const mostHops = 32

/**
 * Tells where a request came from: the nearest hop that is no trusted proxy. Whatever stands to the left of it in
 * `X-Forwarded-For` was written by strangers and counts for nothing. Empty where the server did not say.
 * @throws Error where an entry of the list is no address and no network such as `10.0.0.0/8`.
 */
export function createCallerAddress(trustedProxies: readonly string[]): (hops: Hops) => string {
  const trusted = toBlockList(trustedProxies)
  const isTrusted = (address: string) => trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return ({ socketAddress, forwardedFor }) => {
    let address = parseAddress(socketAddress ?? '')
    if (address === undefined) return ''
    const reported = (forwardedFor ?? '').split(',').slice(-mostHops)
    while (isTrusted(address)) {
      const next = parseAddress(reported.pop() ?? '')
      // A proxy that reports nothing usable is itself the caller: the limits then hold for all behind it at once.
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

/** Without brackets, port and zone, and IPv4 in its own spelling where IPv6 carries it (`::ffff:192.0.2.1`). */
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
