import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { securityHeaders } from '@console/node-server/security-headers'
import { serveConsole } from '../../src/hosting/serve-console.ts'
import { buildReleaseFiles } from '../../src/releases/document/build-release-files.ts'
import { openReleaseStore } from '../../src/releases/release-store.ts'
import { indexHtml, inventWorkspace } from './invented-workspace.ts'

export const apiPathPrefix = '/api/v1/admin'
export const hostedConfig = {
  apiBaseUrl: '',
  analytics: { key: 'key', host: 'https://analytics.example.com' },
}
export const page = { accept: 'text/html' }

type Asked = { headers?: Record<string, string>; method?: string; body?: string }
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** Without any convenience of fetch: the path goes out as it is, and bodies come as they were sent. */
export async function ask(
  url: string,
  path: string,
  { headers = {}, method = 'GET', body }: Asked = {},
): Promise<Answered> {
  const { hostname, port, host } = new URL(url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, method, headers: { host, ...headers } }, resolve)
      .on('error', reject)
      .end(body)
  })
  const bytes = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: bytes,
    text: String(bytes),
  }
}

/** A small release, the console's own server before it, and addresses of every kind, wherever else the release is served from. */
export async function hostSite(answerApi: (request: Request) => Promise<Response>) {
  const workspace = await inventWorkspace(() => {})
  const shell = await workspace.buildShell()
  await writeFile(join(shell.distDir, 'static/js/data.js'), `console.log('data')\n`.repeat(500))
  await writeFile(join(shell.distDir, 'static/picture.png'), Buffer.alloc(4000))
  const commerce = await workspace.buildRemote('commerce')
  await mkdir(join(commerce.distDir, 'static/worker'), { recursive: true })
  await writeFile(join(commerce.distDir, 'static/worker/sum.worker.js'), 'onmessage = () => {}')
  const { release } = await openReleaseStore(workspace.siteDir).publish({
    units: [shell, commerce],
    by: 'mina',
    reason: 'a test',
  })
  const marked = indexHtml.replace('<script ', '<script nonce="__csp_nonce__" ')
  await writeFile(join(workspace.siteDir, 'index.html'), marked)
  await writeFile(join(workspace.siteDir, 'secret.js'), 'secret')
  const own = await serveConsole({
    releaseDir: workspace.siteDir,
    port: 0,
    config: hostedConfig,
    api: { fetch: answerApi },
    apiPathPrefix,
  })
  const unit = `/shell/${release.shell.version}`
  const remote = `/remotes/commerce/${release.remotes[0]?.version}`
  return {
    workspace,
    url: own.url,
    addresses: [
      '/',
      '/index.html',
      '/packages/',
      '/grammar/12/edit?page=2',
      '/teacher-notes/nested/item/john.smith',
      '/config.json',
      '/releases/current.json',
      `/releases/${release.id}.json`,
      buildReleaseFiles(release)?.index.address ?? '',
      `${unit}/static/js/boot.js`,
      `${unit}/static/js/data.js`,
      `${unit}/static/css/index.css`,
      `${unit}/static/picture.png`,
      `${remote}/mf-manifest.json`,
      `${remote}/static/worker/sum.worker.js`,
      `${remote}/static/worker/gone.js`,
      `${unit}/static/js/gone.js`,
      `${unit}/`,
      '/remotes/commerce',
      '/releases/history.jsonl',
      '/releases/r-000000000000.json',
      '/favicon.ico',
      '/secret.js',
      '/.delivery/lock',
      `${unit}/.hidden`,
      `${unit}/static/../../../.delivery/lock`,
      `${unit}/%2e%2e/%2e%2e/secret.js`,
    ],
    async close() {
      await own.close()
      await workspace.remove()
    },
  }
}

/** Ways to ask for an address. */
export const ways: Asked[] = [
  { headers: page },
  { headers: { ...page, 'accept-encoding': 'gzip' } },
  { headers: { ...page, 'x-forwarded-proto': 'https' } },
  { headers: page, method: 'HEAD' },
  { headers: { ...page, 'sec-fetch-dest': 'document' } },
  { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } },
  { headers: page, method: 'POST' },
]

/** The status and headers that every server of the console sends alike; a nonce belongs to one response. */
export function describePromises({ status, headers }: Answered) {
  const promised = [
    ...Object.keys(securityHeaders),
    'cross-origin-opener-policy',
    'permissions-policy',
    'strict-transport-security',
    'cache-control',
    'allow',
    'last-modified',
  ]
  return {
    status,
    // Both names of JavaScript are right (RFC 9239).
    type: headers['content-type']
      ?.toLowerCase()
      .replace('application/javascript', 'text/javascript')
      .replace('; charset=utf-8', ''),
    ...Object.fromEntries(
      promised.map((name) => [name, String(headers[name]).replace(/'nonce-[^']+'/, 'nonce')]),
    ),
  }
}
