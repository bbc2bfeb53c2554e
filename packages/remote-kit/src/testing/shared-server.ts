import { type AdminApiServer, startAdminApi } from './admin-api-server.ts'
import type { TestApiOptions } from './test-api-options.ts'

const open = new Map<string, Promise<AdminApiServer>>()

/** Those that the running test has: opened a second time, as a reload does, they are as it left them. */
const inUse = new Set<string>()

/** Those that it wrote to before it opened them again. */
const written = new Set<string>()

/** The worker's server with these options. Started once, and again only after a test that wrote to it. */
export async function openSharedServer(options: TestApiOptions): Promise<AdminApiServer> {
  const key = JSON.stringify(options)
  // What the test before sent as it ended may have arrived since.
  if (!inUse.has(key)) await closeWritten(key)
  inUse.add(key)
  const starting = open.get(key) ?? startAdminApi(options)
  open.set(key, starting)
  const server = await starting
  if (hasWrites(server)) written.add(key)
  server.reset()
  return server
}

/** After each test: what it wrote is not for the next one to find. What was only read is kept for the files that follow. */
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
