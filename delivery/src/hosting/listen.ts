import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { ListenError } from './listen-error.ts'

/** Longer than the idle time of common proxies (nginx: 60 s), so that they never reuse a connection closed here. */
const keepAliveFor = 75_000
/** What running requests may still take when the server is closed. */
const closeWithin = 3_000

/** @throws ListenError when the port cannot be had. */
export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  // Without `createServer` and TLS options the adaptor always makes a plain HTTP/1.1 server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = keepAliveFor
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new ListenError(port, cause)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        // A connection that was busy when closing began is idle, and kept alive, once its answer is out.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        const cut = setTimeout(() => server.closeAllConnections(), closeWithin)
        server.close(() => {
          clearInterval(sweep)
          clearTimeout(cut)
          resolve()
        })
      }),
  }
}
