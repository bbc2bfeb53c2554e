import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { listWorkspaceUnits } from '../cli/workspace-units.ts'
import { serveConsole } from '../hosting/serve-console.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { buildChangedUnits } from './build-changed-units.ts'
import { parsePort } from './parse-port.ts'

export const apiPathPrefix = '/api/v1/admin'

/** What `/config.json` says where nobody configured anything: the embedded API on the console's own origin. */
export const embeddedConfig = { apiBaseUrl: '', apiPathPrefix }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `npm start`: builds what changed, opens the database, publishes what was built, serves the console.
 * Every failure is an Error whose message is one sentence for the person at the terminal.
 */
export async function startConsoleServer(root: string, env: Environment) {
  const port = parsePort(env['PORT'])
  const dataDir = resolve(root, env['DATA_DIR'] || '.data')
  mkdirSync(dataDir, { recursive: true })
  const siteDir = join(dataDir, 'site')
  const api = await openAdminApi({
    dataDir: join(dataDir, 'database'),
    seed: 'demo',
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
  })
  try {
    await publishChangedUnits(root, siteDir)
    const server = await serveConsole({
      releaseDir: siteDir,
      port,
      config: embeddedConfig,
      api,
      apiPathPrefix,
      // The demo password is public, so other machines get in only when they are meant to: HOST=0.0.0.0.
      ...(env['HOST'] ? { host: env['HOST'] } : {}),
    })
    return { url: server.url, close: () => server.close().then(() => api.close()) }
  } catch (error) {
    await api.close()
    throw error
  }
}

/** A release that somebody rolled back to stays current until a source file changes. */
async function publishChangedUnits(root: string, siteDir: string) {
  const store = openReleaseStore(siteDir)
  const units = await listWorkspaceUnits(root)
  const built = await buildChangedUnits(root, units)
  const isFirst = (await store.readCurrent()) === undefined
  const toPublish = isFirst ? units : built
  if (toPublish.length === 0) return
  const { release } = await store.publish({
    units: toPublish.map(({ name, distDir }) => ({ name, distDir })),
    by: 'npm start',
    reason: isFirst ? 'First release' : 'Built from changed sources',
  })
  console.log(`Release ${release.id} is current.`)
}
