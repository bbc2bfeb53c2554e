import { afterAll, afterEach } from 'vitest'
import { type AdminApiServer, startAdminApi } from './admin-api-server.ts'

type Seed = 'demo' | 'staff-only'

const open = new Map<Seed, Promise<AdminApiServer>>()

/** The test file's server with this seed. Started once, and again only after a test that wrote to it. */
export async function openSharedServer(seed: Seed): Promise<AdminApiServer> {
  const starting = open.get(seed) ?? startAdminApi(seed)
  open.set(seed, starting)
  const server = await starting
  server.reset()
  return server
}

afterEach(async () => {
  for (const [seed, starting] of open) {
    const server = await starting
    if (server.requests.every(({ method }) => method === 'GET')) continue
    open.delete(seed)
    await server.close()
  }
})

afterAll(async () => {
  await Promise.all([...open.values()].map(async (starting) => (await starting).close()))
})
