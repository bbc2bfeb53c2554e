import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds for requests in progress to finish. */
const closeTimeout = 3_000
const sweepEvery = 50

export function closeGracefully(server: Server, idleFor: number): Promise<void> {
  return new Promise((resolve) => {
    const timers = [
      setTimeout(() => {
        // Closes idle connections; a busy keep-alive connection becomes idle after its response.
        server.close()
        timers.push(setInterval(() => server.closeIdleConnections(), sweepEvery))
      }, idleFor),
      setTimeout(() => server.closeAllConnections(), closeTimeout),
    ]
    // Not the HTTP server's own `close`, which closes idle connections first.
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer)
      resolve()
    })
  })
}
