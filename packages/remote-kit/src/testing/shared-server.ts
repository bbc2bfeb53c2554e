import { type AdminApiServer, startAdminApi } from './admin-api-server.ts'
import type { TestApiOptions } from './test-api-options.ts'

const open = new Map<string, Promise<AdminApiServer>>()

/** Servers of the running test: opening one again, as a reload does, finds its data unchanged. */
const inUse = new Set<string>()

/** Those that it wrote to before opening them again. */
const written = new Set<string>()

/** The worker's server with these options. Started once, and again only after a test that wrote to it. */
export async function openSharedServer(options: TestApiOptions): Promise<AdminApiServer> {
  const key = JSON.stringify(options)
  // Requests of the previous test may have arrived after its end.
  if (!inUse.has(key)) await closeWritten(key)
  inUse.add(key)
  const starting = open.get(key) ?? startAdminApi(options)
  open.set(key, starting)
  const server = await starting
  if (hasWrites(server)) written.add(key)
  server.reset()
  return server
}

/** After each test: discards servers that it wrote to, and keeps the others for later files. */
export async function closeWrittenServers(): Promise<void> {
  inUse.clear()
  for (const key of open.keys()) await closeWritten(key)
}

async function closeWritten(key: string) {
  const server = await open.get(key)
  if (server === undefined || !(written.delete(key) || hasWrites(server))) return
  open.delete(key)
  await server.close()
}

const hasWrites = ({ requests }: AdminApiServer) => requests.some(({ method }) => method !== 'GET')
