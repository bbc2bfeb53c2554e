import { join } from 'node:path'
import { createHostCheck, unknownHost } from '@console/node-server/allowed-host'
import { type Listening, listen } from '@console/node-server/listen'
import { securityHeaders } from '@console/node-server/security-headers'
import { type Context, Hono } from 'hono'
import { buildSiteLayout } from '../releases/site/site-layout.ts'
import { answerContent } from './answer-content.ts'
import { answerDocument } from './answer-document.ts'
import { openContentCache, toContent } from './content-cache.ts'
import { findSiteFile } from './find-site-file.ts'
import { listCalledOrigins } from './list-called-origins.ts'
import { buildWorkerPolicy, workerFile } from './worker-policy.ts'

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

  const answerFile = async (c: Context, path: string, kind: 'immutable' | 'revalidate') => {
    const content = await cache.read(
      path === 'releases/current.json' ? layout.pointer : join(releaseDir, path),
    )
    if (content === undefined) return undefined
    const answer = await answerContent(c.req.raw, content, { name: path, cache: kind })
    if (workerFile.test(`/${path}`))
      answer.headers.set('content-security-policy', buildWorkerPolicy(calledOrigins))
    return answer
  }
  const missing = (c: Context, text = 'There is nothing at this address.') =>
    c.text(text, 404, { 'cache-control': 'no-store' })

  const app = new Hono<{ Bindings: { address?: string } }>()
  const answerApi = (c: Context) => api.fetch(c.req.raw, c.env)
  app.all(apiPathPrefix, answerApi)
  app.all(`${apiPathPrefix}/*`, answerApi)
  if (options.ownApiPrefix) app.all(`${options.ownApiPrefix}/*`, answerApi)
  // After the API, which refuses with its own envelope.
  app.use(async (c, next) =>
    isAllowedHost(c.req.raw) ? next() : c.text(unknownHost, 421, { 'cache-control': 'no-store' }),
  )
  app.get('*', async (c) => {
    const found = findSiteFile(new URL(c.req.url).pathname)
    switch (found.kind) {
      case 'missing':
        return missing(c)
      case 'config':
        return answerContent(c.req.raw, config, { name: 'config.json', cache: 'revalidate' })
      case 'file':
        return (await answerFile(c, found.path, found.cache)) ?? missing(c)
      case 'document': {
        const isMeant = found.looksLikeFile ? asksForPage : acceptsDocument
        if (!isMeant(c.req.raw.headers)) return missing(c)
        const document = await cache.read(layout.document)
        if (document !== undefined) return answerDocument(c.req.raw, document, calledOrigins)
        return c.text(
          'Nothing has been released yet. Publish the shell and the remotes first: pnpm release publish.',
          503,
          { 'cache-control': 'no-store' },
        )
      }
    }
  })
  app.all('*', (c) =>
    c.text('This address can only be read.', 405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }),
  )

  const { port, close } = await listen({
    port: options.port,
    host,
    headers: securityHeaders,
    answer: (request, caller) => app.fetch(request, caller),
  })
  return { url: `http://localhost:${port}`, close }
}

/**
 * Whether a request is for a page to look at. Browsers name `text/html` when they navigate; tools such as curl accept
 * anything and say nothing of a destination, whereas a script, style or fetch of a browser does.
 */
function acceptsDocument(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*'
  if (/\btext\/html\b/.test(accept)) return true
  return accept.includes('*/*') && !headers.has('sec-fetch-dest')
}

/**
 * Whether a request is for a page and nothing else, so that even `/notes/john.smith` is a screen. A browser says
 * what it will do with the answer (`sec-fetch-dest`); on plain http and in old browsers, `Accept` names `text/html`.
 */
function asksForPage(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination !== null) return ['document', 'iframe', 'frame'].includes(destination)
  return /\btext\/html\b/.test(headers.get('accept') ?? '')
}
