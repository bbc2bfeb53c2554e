import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { isDatabaseOpenError } from './database/database-open-error.ts'
import { apiPrefix } from './http/build-app.ts'

const { PORT: askedPort = '4000', DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env
const opened = Promise.withResolvers<AdminApi>()

const server = createServer(
  getRequestListener(async (request, bindings) => {
    // The listener hands over Node's own request; the type also covers HTTP/2, which is not served here.
    const { incoming } = bindings as HttpBindings
    const api = await opened.promise
    return api.fetch(request, { address: incoming.socket.remoteAddress })
  }),
)

// The port first: it is the cheaper one to be refused.
const port = await listen(askedPort)
const api = await open()
opened.resolve(api)
console.log(`Admin API: http://localhost:${port}${apiPrefix}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close()
    server.closeAllConnections()
    await api.close()
    process.exit(0)
  })
}

async function listen(asked: string): Promise<number> {
  if (!/^\d{1,5}$/.test(asked) || Number(asked) > 65_535) {
    fail(`PORT must be a number from 0 to 65535, not ${asked}.`)
  }
  try {
    await once(server.listen(Number(asked)), 'listening')
  } catch (error) {
    fail(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${asked} is in use by another program. Stop it, or choose another with PORT.`
        : `Port ${asked} could not be opened: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
  // A server that listens on a port has an address of this kind.
  return (server.address() as AddressInfo).port
}

async function open(): Promise<AdminApi> {
  try {
    return await openAdminApi({
      seed: 'demo',
      ...(databaseUrl ? { databaseUrl } : {}),
      ...(dataDir ? { dataDir } : {}),
    })
  } catch (error) {
    if (isDatabaseOpenError(error)) fail(error.message)
    throw error
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
