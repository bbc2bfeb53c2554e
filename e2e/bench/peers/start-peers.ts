import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { fillPackages } from '@console/admin-api/fill-packages'
import { openReleaseStore } from '@console/delivery/release-store'
import { serveConsole } from '@console/delivery/serve-console'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { listBuiltUnits } from '../../src/console/built-units.ts'
import { apiPathPrefix } from '../../src/console/start-test-console.ts'

export const peerNames = ['bare list', 'console'] as const
export type PeerName = (typeof peerNames)[number]

/** The console and a single-bundle list, with the same kind of server and one API of `rows` packages. */
export type Peers = { urls: Record<PeerName, string>; close(): Promise<void> }

const distDir = join(import.meta.dirname, 'dist')
const bareAddress = '/shell/bare-list/'

export async function startPeers(rows: number): Promise<Peers> {
  const dir = await mkdtemp(join(tmpdir(), 'console-peers-'))
  const store = openReleaseStore(join(dir, 'console'))
  await store.publish({ units: listBuiltUnits(), by: 'bench', reason: 'Production build' })
  await buildBareList()
  const bareDir = join(dir, 'bare-list')
  await cp(join(store.dir, 'releases'), join(bareDir, 'releases'), { recursive: true })
  await cp(distDir, join(bareDir, bareAddress), { recursive: true })
  await cp(join(distDir, 'index.html'), join(bareDir, 'index.html'))

  const dataDir = join(dir, 'database')
  await fillPackages(dataDir, rows)
  const api = await openAdminApi({ dataDir })
  const serve = (releaseDir: string) =>
    serveConsole({ releaseDir, port: 0, config: { apiBaseUrl: '', apiPathPrefix }, api, apiPathPrefix })
  const [console, bareList] = await Promise.all([serve(store.dir), serve(bareDir)])
  return {
    urls: { console: console.url, 'bare list': bareList.url },
    async close() {
      await Promise.all([console.close(), bareList.close()])
      await api.close()
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function buildBareList(): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { index: join(import.meta.dirname, 'bare-list', 'bare-list.tsx') } },
      output: { distPath: { root: distDir }, assetPrefix: bareAddress, cleanDistPath: true },
      security: { nonce: '__csp_nonce__' },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      plugins: [pluginReact()],
    },
  })
  await rsbuild.build()
}
