/** An address as a place to people: the machine that the console runs on has no need of a number. */
export function toPlace(address: string): string {
  const isLoopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i.test(address)
  return isLoopback ? 'this machine' : address
}
