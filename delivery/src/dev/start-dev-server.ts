import { join, resolve } from 'node:path'
import { openAdminApi } from '@console/admin-api'
import { listen } from '@console/node-server/listen'
import { parsePort } from '@console/node-server/server-environment'
import type { ReleasePointer } from '@console/shared/release'
import { type Context, Hono } from 'hono'
import { findWorkspaceUnits, listWorkspaceUnits } from '../cli/workspace-units.ts'
import { apiPathPrefix, defaultPort, embeddedConfig } from '../start/start-console-server.ts'
import { composeDevPointer, devVersion } from './dev-pointer.ts'
import { buildUnitForDev, type DevUnit, serveUnitFromSource } from './dev-unit.ts'
import { refreshHook } from './refresh-hook.ts'

/**
 * `pnpm dev [unit…]`: the named units from source with hot reload, everything else built once for development;
 * all units from source when none is named.
 */
export async function startDevServer(root: string, names: readonly string[], env: NodeJS.ProcessEnv) {
  // A build, of which there may be some below, would otherwise set it for production and switch hot reload off.
  process.env.NODE_ENV = 'development'
  const all = await listWorkspaceUnits(root)
  const fromSource = new Set(
    (names.length === 0 ? all : await findWorkspaceUnits(root, names)).map(({ name }) => name),
  )
  const dataDir = resolve(root, env['DATA_DIR'] || '.data')
  const api = await openAdminApi({
    dataDir: join(dataDir, 'database'),
    seed: 'demo',
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    ...(env['ADMIN_API_ANSWERS'] === 'specification' ? { answers: {} } : {}),
  })
  const units = new Map<string, DevUnit>()
  for (const unit of all) {
    units.set(
      unit.name,
      fromSource.has(unit.name) ? await serveUnitFromSource(unit) : await buildUnitForDev(unit),
    )
  }
  const app = buildGateway({ units, api, pointer: await composeDevPointer(all) })
  const { port } = await listen({
    port: parsePort(env['PORT'], defaultPort),
    host: '127.0.0.1',
    answer: (request) => app.fetch(request),
  })
  return { url: `http://localhost:${port}`, sources: [...fromSource] }
}

type Api = { fetch(request: Request): Response | Promise<Response> }

type Gateway = {
  units: ReadonlyMap<string, DevUnit>
  api: Api
  pointer: ReleasePointer
}

function buildGateway({ units, api, pointer }: Gateway): Hono {
  const app = new Hono()
  const answer = async (c: Context, name: string, prefix: string) =>
    (await units.get(name)?.fetch(c.req.path.slice(prefix.length))) ??
    c.text('There is nothing at this address.', 404)

  app.all(`${apiPathPrefix}/*`, (c) => api.fetch(c.req.raw))
  app.get('/config.json', (c) => c.json(embeddedConfig))
  app.get('/releases/current.json', (c) => c.json(pointer))
  app.get(`/shell/${devVersion}/*`, (c) => answer(c, 'shell', `/shell/${devVersion}/`))
  app.get(`/remotes/:name/${devVersion}/*`, (c) => {
    const name = c.req.param('name')
    return answer(c, name, `/remotes/${name}/${devVersion}/`)
  })
  app.get('*', async (c) => {
    const document = await units.get('shell')?.fetch('index.html')
    if (document === undefined) return c.text('The shell could not be read.', 500)
    // What boots ahead of the shell has nothing to load ahead here, and would be a second receiver of hot updates.
    const text = (await document.text()).replace(
      /<script src="[^"<]*boot\.js"[^<>]*><\/script>/,
      () => refreshHook,
    )
    return c.html(text.replaceAll('/__shell__/', `/shell/${devVersion}/`))
  })
  return app
}
