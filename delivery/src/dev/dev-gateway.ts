import { randomBytes } from 'node:crypto'
import { ownApiPrefix } from '@console/node-server/recording'
import type { WholePointer } from '@console/shared/release/whole-pointer'
import { type Context, Hono } from 'hono'
import { apiPathPrefix, embeddedConfig } from '../hosting/embedded-config.ts'
import { listCalledOrigins } from '../hosting/list-called-origins.ts'
import { workerFile } from '../hosting/worker-policy.ts'
import type { OwnApis } from './dev-own-apis.ts'
import { devVersion } from './dev-pointer.ts'
import { buildDevPolicy, buildDevWorkerPolicy, reportAddress } from './dev-policy.ts'
import type { DevUnit } from './dev-unit.ts'
import { findOrigin } from './find-origin.ts'
import { describeViolation, parseViolation } from './policy-reports.ts'
import { buildRefreshHook } from './refresh-hook.ts'

const reportOnly = 'content-security-policy-report-only'

type Api = { fetch(request: Request): Response | Promise<Response> }

type Gateway = {
  units: ReadonlyMap<string, DevUnit>
  api: Api
  /** The own APIs of its remotes. */
  own?: OwnApis
  pointer: WholePointer
  tell(line: string): void
}

/** One origin over the units' servers and the API. What production's policy would refuse is told once, as one line. */
export function buildGateway({ units, api, own, pointer, tell }: Gateway): Hono {
  const app = new Hono()
  const config = { ...embeddedConfig, ...(own && { apis: own.apis }) }
  const calledOrigins = listCalledOrigins(config)
  const told = new Set<string>()
  const answer = async (c: Context, name: string, prefix: string) =>
    (await units.get(name)?.fetch(c.req.path.slice(prefix.length))) ??
    c.text('There is nothing at this address.', 404)

  app.all(`${apiPathPrefix}/*`, (c) => api.fetch(c.req.raw))
  if (own) app.all(`${ownApiPrefix}/*`, (c) => own.fetch(c.req.raw))
  app.post(reportAddress, async (c) => {
    const violation = parseViolation(await c.req.json().catch(() => undefined))
    if (violation === undefined) return c.text('This is no report of a violation.', 400)
    const origin = await findOrigin(violation, units)
    const line = origin && describeViolation(violation, origin)
    if (line !== undefined && !told.has(line)) {
      told.add(line)
      tell(line)
    }
    return c.body(null, 204)
  })
  app.get('/config.json', (c) => c.json(config))
  app.get('/releases/current.json', (c) => c.json(pointer))
  app.get(`/shell/${devVersion}/*`, (c) => answer(c, 'shell', `/shell/${devVersion}/`))
  app.get(`/remotes/:name/${devVersion}/*`, async (c) => {
    const name = c.req.param('name')
    const file = await answer(c, name, `/remotes/${name}/${devVersion}/`)
    if (workerFile.test(c.req.path)) file.headers.set(reportOnly, buildDevWorkerPolicy(calledOrigins))
    return file
  })
  app.get('*', async (c) => {
    const document = await units.get('shell')?.fetch('index.html')
    if (document === undefined) return c.text('The shell could not be read.', 500)
    const nonce = randomBytes(16).toString('base64')
    // The boot script has nothing to preload here, and would receive hot updates a second time.
    const text = (await document.text()).replace(/<script src="[^"<]*boot\.js"[^<>]*><\/script>/, () =>
      buildRefreshHook(nonce),
    )
    c.header(reportOnly, buildDevPolicy({ nonce, calledOrigins }))
    return c.html(text.replaceAll('/__shell__/', `/shell/${devVersion}/`))
  })
  return app
}
