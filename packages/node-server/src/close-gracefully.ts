import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** What running requests may still take when the server is closed, in milliseconds. */
const closeWithin = 3_000
const sweepEvery = 50

export function closeGracefully(server: Server, idleFor: number): Promise<void> {
  return new Promise((resolve) => {
    const timers = [
      setTimeout(() => {
        // Closes what is idle; a connection that was busy is idle, and kept alive, once its answer is out.
        server.close()
        timers.push(setInterval(() => server.closeIdleConnections(), sweepEvery))
      }, idleFor),
      setTimeout(() => server.closeAllConnections(), closeWithin),
    ]
    // Not the HTTP server's own `close`, which begins by closing idle connections.
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer)
      resolve()
    })
  })
}
