const defaultPort = 3000

/** @throws Error with one sentence when `text` is not a port. */
export function parsePort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is “${text}”, which is not a port. Give a number from 1 to 65535: PORT=3000.`)
}
