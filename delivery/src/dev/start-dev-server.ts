import { join, resolve } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { answerAsSpecification } from '@console/admin-api/testing/answer-as-specification'
import { listen } from '@console/node-server/listen'
import { parsePort } from '@console/node-server/server-environment'
import { devPort } from '../hosting/embedded-config.ts'
import { findWorkspaceUnits, listWorkspaceUnits } from '../workspace/workspace-units.ts'
import { buildGateway } from './dev-gateway.ts'
import { openDevOwnApis } from './dev-own-apis.ts'
import { composeDevPointer } from './dev-pointer.ts'
import { buildUnitForDev, type DevUnit, serveUnitFromSource } from './dev-unit.ts'

/**
 * `pnpm dev [unit…]`: the named units from source with hot reload, everything else built once for development;
 * all units from source when none is named.
 */
export async function startDevServer(root: string, names: readonly string[], env: NodeJS.ProcessEnv) {
  // Set before the builds below, which would set it to production and so switch hot reload off.
  process.env.NODE_ENV = 'development'
  const all = await listWorkspaceUnits(root)
  const fromSource = new Set(
    (names.length === 0 ? all : await findWorkspaceUnits(root, names)).map(({ name }) => name),
  )
  // Another database than that of `npm start`, which may be running with the same DATA_DIR.
  const dataDir = resolve(root, env['DATA_DIR'] || '.data', 'dev')
  const reference = await openAdminApi({
    dataDir: join(dataDir, 'database'),
    media: { folder: join(dataDir, 'media') },
    seed: 'demo',
    databaseUrl: env['DATABASE_URL'] || undefined,
  })
  const api = env['ADMIN_API_ANSWERS'] === 'specification' ? answerAsSpecification(reference, {}) : reference
  const units = new Map<string, DevUnit>()
  for (const unit of all) {
    units.set(
      unit.name,
      fromSource.has(unit.name) ? await serveUnitFromSource(unit) : await buildUnitForDev(unit),
    )
  }
  const app = buildGateway({
    units,
    api,
    own: await openDevOwnApis(all.filter(({ name }) => name !== 'shell')),
    pointer: await composeDevPointer(all),
    tell: console.warn,
  })
  const { port } = await listen({
    port: parsePort(env['PORT'], devPort),
    host: '127.0.0.1',
    answer: (request) => app.fetch(request),
  })
  return { url: `http://localhost:${port}`, sources: [...fromSource] }
}
