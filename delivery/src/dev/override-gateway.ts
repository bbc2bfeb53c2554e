import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import { ownApiPrefix } from '@console/node-server/recording'
import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import { releaseRecordSchema, releaseSchema } from '@console/shared/release'
import { releaseIdSchema } from '@console/shared/release/released-remote'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { toServedApis } from '../hosting/served-apis.ts'
import { readOwnPath } from './dev-own-apis.ts'
import { devVersion } from './dev-pointer.ts'
import { forwardRequest } from './forward-request.ts'
import { buildAddress, buildOverrideScript } from './override-script.ts'
import type { RebuiltRemote } from './rebuilt-remote.ts'

/** The fields that pointers of every format have. */
const pointerSchema = z.object({ moved_at: z.string(), release: z.object({ id: releaseIdSchema }) })

/**
 * A deployed console on an origin of this machine, with one remote from source in place of the deployed one. Everything
 * else, the API included, comes from the deployed console.
 * @param origin of the deployed console: `https://console.example.com`.
 * @throws Error when no console can be reached there.
 */
export async function buildOverrideGateway(origin: string, remote: RebuiltRemote): Promise<Hono> {
  const read = async <Output>(path: string, schema: z.ZodMiniType<Output>): Promise<Output> => {
    const answer = await fetch(`${origin}${path}`).catch((cause: unknown) => {
      throw new Error(`${origin} cannot be reached.`, { cause })
    })
    const parsed = schema.safeParse(await answer.json().catch(() => undefined))
    if (parsed.success) return parsed.data
    throw new Error(`${origin}${path} is not what a console serves.`, { cause: parsed.error })
  }
  const deployed = await read('/config.json', consoleConfigSchema)
  const apiOrigin = URL.parse(deployed.apiBaseUrl)?.origin ?? origin
  const isKnownHost = createHostCheck()

  /** Read from the record, which holds everything, whatever the pointer's format. */
  async function readPointer(): Promise<object> {
    const { moved_at, release } = await read('/releases/current.json', pointerSchema)
    const whole = releaseSchema.parse(await read(`/releases/${release.id}.json`, releaseRecordSchema))
    const others = whole.remotes.filter(({ name }) => name !== remote.name)
    return { format: 1, moved_at, release: { ...whole, remotes: [...others, await remote.readEntry()] } }
  }

  const app = new Hono()
  app.use(async (c, next) => (isKnownHost(c.req.raw) ? next() : c.text(unknownHost, 421)))
  app.onError((error, c) => c.text(error.message, 502))
  app.all(`${deployed.apiPathPrefix}/*`, (c) => forwardRequest(c.req.raw, apiOrigin))
  app.all(`${ownApiPrefix}/*`, async (c) => {
    const { name, path } = readOwnPath(c.req.raw)
    const { url } = deployed.apis[name] ?? {}
    if (url === undefined) return c.text(`${origin}/config.json names no API “${name}”.`, 404)
    return forwardRequest(c.req.raw, new URL(url, origin).href.replace(/\/$/, ''), path)
  })
  app.get('/config.json', (c) => c.json(toLocalConfig(deployed)))
  app.get('/releases/current.json', async (c) => c.json(await readPointer()))
  app.get(buildAddress, (c) => c.text(remote.readBuild()))
  app.get(`/remotes/${remote.name}/${devVersion}/*`, async (c) => {
    const path = c.req.path.slice(`/remotes/${remote.name}/${devVersion}/`.length)
    return (await remote.fetch(path)) ?? c.text('There is nothing at this address.', 404)
  })
  app.get('*', async (c) => {
    const answer = await forwardRequest(c.req.raw, origin)
    if (answer.headers.get('content-type')?.startsWith('text/html') !== true) return answer
    const script = `<script>${buildOverrideScript({ origin, remote })}</script>`
    return c.html((await answer.text()).replace('</head>', () => `${script}</head>`))
  })
  return app
}

/** API calls go through the gateway, telemetry goes nowhere, and there are no keys, since a remote from source is not signed. */
const toLocalConfig = (deployed: ConsoleConfig): ConsoleConfig => ({
  ...deployed,
  apiBaseUrl: '',
  apis: toServedApis(Object.entries(deployed.apis)),
  analytics: null,
  logs: null,
  releaseKeys: [],
})
