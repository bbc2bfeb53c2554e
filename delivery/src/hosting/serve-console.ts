import { join } from 'node:path'
import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import { type Listening, listen } from '@console/node-server/listen'
import { securityHeaders } from '@console/node-server/security-headers'
import { type Context, Hono } from 'hono'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import { answerContent } from './answer-content.ts'
import { answerSite, toText } from './answer-site.ts'
import { openContentCache, toContent } from './content-cache.ts'
import { listCalledOrigins } from './list-called-origins.ts'

export type ServeConsoleOptions = {
  /** A release folder, as the release store writes it. */
  releaseDir: string
  /** The environment to serve; production by default. */
  environment?: string
  /** 0 for any free port. */
  port: number
  /** The interface to listen on: this machine alone by default; `0.0.0.0` for all. */
  host?: string
  /** Names that the console goes by, such as `console.example.com`; the loopback names by default. */
  allowedHosts?: readonly string[]
  /** The body of `/config.json`. */
  config: unknown
  /** The API; `caller` has the address of a request, so that sign-in attempts can be limited. */
  api: { fetch(request: Request, caller?: { address?: string }): Response | Promise<Response> }
  /** Such as `/api/v1/admin`; everything below it is the API's. */
  apiPathPrefix: string
  /** Another such path, with the remotes' own APIs. */
  ownApiPrefix?: string
}

/**
 * Serves a release folder and an API from one origin. A new release is served at once.
 * @throws ListenError (its rejection) when the port is in use or may not be used.
 */
export async function serveConsole(
  options: ServeConsoleOptions,
): Promise<{ url: string; close: Listening['close'] }> {
  const { releaseDir, api, apiPathPrefix, host = '127.0.0.1' } = options
  const layout = buildSiteLayout(releaseDir, options.environment)
  const storeDir = join(releaseDir, '.delivery', 'encoded')
  const cache = openContentCache(storeDir)
  const config = toContent(Buffer.from(JSON.stringify(options.config)), storeDir)
  const isAllowedHost = createHostCheck(options.allowedHosts)
  const calledOrigins = listCalledOrigins(options.config)

  async function read(path: string) {
    if (path === 'config.json') return config
    return cache.read(path === 'releases/current.json' ? layout.pointer : join(releaseDir, path))
  }

  const app = new Hono<{ Bindings: { address?: string } }>()
  const answerApi = (c: Context) => api.fetch(c.req.raw, c.env)
  app.all(apiPathPrefix, answerApi)
  app.all(`${apiPathPrefix}/*`, answerApi)
  if (options.ownApiPrefix) app.all(`${options.ownApiPrefix}/*`, answerApi)
  // After the API, which refuses with its own envelope.
  app.all('*', ({ req: { raw: request } }) =>
    isAllowedHost(request)
      ? answerSite(request, {
          answerFile: async (path) => {
            const content = await read(path)
            return content && answerContent(request, content, path)
          },
          readDocument: async () => {
            const document = await cache.read(layout.document)
            return document && String(await document.encode('identity'))
          },
          listCalledOrigins: () => calledOrigins,
        })
      : toText(421, unknownHost),
  )

  const { port, close } = await listen({
    port: options.port,
    host,
    headers: securityHeaders,
    answer: (request, caller) => app.fetch(request, caller),
  })
  return { url: `http://localhost:${port}`, close }
}
