import { once } from 'node:events'
import { serve } from '@hono/node-server'

/** Serves on a free port of this machine. Closing ends what is still open. */
export async function serveLocally(answer: Parameters<typeof serve>[0]['fetch']) {
  const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 })
  // A connection that the server closes just as it is reused would fail the request.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
    },
  }
}
