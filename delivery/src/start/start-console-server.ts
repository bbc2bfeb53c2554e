import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import type { Listening } from '@console/node-server/listen'
import { readServerEnvironment } from '@console/node-server/server-environment'
import { SettingError } from '@console/node-server/setting-error'
import { apiPathPrefix, defaultPort } from '../hosting/embedded-config.ts'
import { serveConsole } from '../hosting/serve-console.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { listWorkspaceUnits } from '../workspace/workspace-units.ts'
import { buildChangedUnits } from './build-changed-units.ts'
import { readStartConfig } from './read-start-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `npm start`: builds what changed, opens the database, publishes what was built, serves the console.
 * Every failure is an Error whose message is one sentence for the person at the terminal.
 */
export async function startConsoleServer(root: string, env: Environment, args: readonly string[] = []) {
  const { port, host, isOpen, allowedHosts, trustedProxies } = readServerEnvironment(env, defaultPort)
  if (isOpen && !args.includes('--demo')) throw openDemo(host)
  const { served, features } = await readStartConfig(root, env['CONFIG'])
  const dataDir = resolve(root, env['DATA_DIR'] || '.data')
  mkdirSync(dataDir, { recursive: true })
  const siteDir = join(dataDir, 'site')
  const api = await openAdminApi({
    dataDir: join(dataDir, 'database'),
    seed: 'demo',
    media: { folder: join(dataDir, 'media') },
    features,
    allowedHosts,
    trustedProxies,
    databaseUrl: env['DATABASE_URL'] || undefined,
  })
  try {
    await publishChangedUnits(root, siteDir)
    const server = await serveConsole({
      releaseDir: siteDir,
      port,
      config: served,
      api,
      apiPathPrefix,
      host,
      allowedHosts,
    })
    const close: Listening['close'] = (options) => server.close(options).then(() => api.close())
    return { url: server.url, close }
  } catch (error) {
    await api.close()
    throw error
  }
}

/** Everybody knows the demo password, so other machines get in only when they are meant to. */
const openDemo = (host: string) =>
  new SettingError(
    `HOST=${host} lets other machines reach this console, and its demo accounts have a password that everybody knows. Where that is meant: npm start -- --demo. To serve staff, see “In production” in README.md.`,
  )

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
