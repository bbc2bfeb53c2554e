/** Describes an IP address for people: the loopback address becomes “this machine”. */
export function describeAddress(address: string): string {
  const isLoopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address)
  return isLoopback ? 'this machine' : address
}
