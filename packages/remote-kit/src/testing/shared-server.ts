import { afterAll, afterEach } from 'vitest'
import { type AdminApiServer, startAdminApi, type TestApiOptions } from './admin-api-server.ts'

const open = new Map<string, Promise<AdminApiServer>>()

/** The test file's server with these options. Started once, and again only after a test that wrote to it. */
export async function openSharedServer(options: TestApiOptions): Promise<AdminApiServer> {
  const key = JSON.stringify(options)
  const starting = open.get(key) ?? startAdminApi(options)
  open.set(key, starting)
  const server = await starting
  server.reset()
  return server
}

afterEach(async () => {
  for (const [key, starting] of open) {
    const server = await starting
    if (server.requests.every(({ method }) => method === 'GET')) continue
    open.delete(key)
    await server.close()
  }
})

afterAll(async () => {
  await Promise.all([...open.values()].map(async (starting) => (await starting).close()))
})
