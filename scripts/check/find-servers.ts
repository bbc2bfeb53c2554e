import { existsSync, globSync } from 'node:fs'
import { installThroughSystem } from './install-through-system.ts'

/** By Debian package; the same paths as in `packages/node-server/src/testing/find-programs.ts`. */
const servers: Record<string, () => boolean> = {
  nginx: () => isThere('NGINX_PATH', '/usr/sbin/nginx'),
  openssl: () => existsSync('/usr/bin/openssl'),
  postgresql: () => isThere('POSTGRES_DIR', ...globSync('/usr/lib/postgresql/*/bin')),
  prometheus: () => isThere('PROMETHEUS_PATH', '/usr/bin/prometheus'),
  wrk: () => isThere('WRK_PATH', '/usr/bin/wrk'),
}

const isThere = (variable: string, ...usual: string[]) =>
  [process.env[variable] ?? '', ...usual].some((path) => path !== '' && existsSync(path))

const listMissing = () => Object.keys(servers).filter((name) => servers[name]?.() !== true)

/** Names of missing servers. On CI they are installed first; nothing is installed on developers' machines. */
export async function findServers(): Promise<{ missing: string[]; output: string }> {
  const missing = listMissing()
  if (missing.length === 0 || process.env['CI'] === undefined) return { missing, output: '' }
  const output = await installThroughSystem(missing)
  return { missing: listMissing(), output }
}
