import { afterAll, afterEach } from 'vitest'
import { type AdminApiServer, startAdminApi } from './admin-api-server.ts'

type Seed = 'demo' | 'staff-only'

const open = new Map<Seed, Promise<AdminApiServer>>()

/** The test file's server with this seed. Started once, and again only after a test that wrote to it. */
export function openSharedServer(seed: Seed): Promise<AdminApiServer> {
  const known = open.get(seed) ?? startAdminApi(seed)
  open.set(seed, known)
  return known
}

const hasWritten = (server: AdminApiServer) =>
  server.requests.some(({ method, path }) => method !== 'GET' && path !== 'login')

afterEach(async () => {
  for (const [seed, starting] of open) {
    const server = await starting
    if (hasWritten(server)) {
      open.delete(seed)
      await server.close()
    } else {
      server.reset()
    }
  }
})

afterAll(async () => {
  for (const server of open.values()) await (await server).close()
})
