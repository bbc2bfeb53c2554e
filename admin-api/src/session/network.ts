import { isIPv6 } from 'node:net'

/** The network that sign-in attempts are counted for: the /64 of an IPv6 address, since one line is given all of it. */
export const toNetwork = (address: string) => toPrefix(address, 4)

/** The /48 of an IPv6 address, which is what one customer of a provider may be given. */
export const toSite = (address: string) => toPrefix(address, 3)

function toPrefix(address: string, groups: number): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * 16}`
}
