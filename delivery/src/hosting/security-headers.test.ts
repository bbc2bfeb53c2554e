import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPolicy, securityHeaders } from '@console/node-server/security-headers'
import { expect, onTestFinished, test } from 'vitest'
import { indexHtml, inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { buildDocumentPolicy } from './document-policy.ts'
import { serveConsole } from './serve-console.ts'
import { buildWorkerPolicy } from './worker-policy.ts'

const embedded = { apiBaseUrl: '', apiPathPrefix: '/api/v1/admin' }
const page = { headers: { accept: 'text/html' } }

async function startServer(config: unknown = embedded) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const { release } = await store.publish({
    units: [await workspace.buildShell()],
    by: 'mina',
    reason: 'a test',
  })
  const marked = indexHtml.replace('<script ', '<script nonce="__csp_nonce__" ')
  await writeFile(join(workspace.siteDir, 'index.html'), marked)
  const server = await serveConsole({
    releaseDir: workspace.siteDir,
    port: 0,
    config,
    api: { fetch: () => Response.json({ status: true }, { headers: { 'referrer-policy': 'origin' } }) },
    apiPathPrefix: '/api/v1/admin',
  })
  onTestFinished(() => server.close())
  return {
    get: (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init),
    script: `/shell/${release.shell.version}/static/js/boot.js`,
  }
}

/** Directive to its values. */
const readPolicy = ({ headers }: Response) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive): [string, string[]] => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )

// proves V3.4.3
test('The document’s policy allows scripts of its own origin only', async () => {
  const { get } = await startServer()
  const answer = await get('/packages/', page)
  const policy = readPolicy(answer)
  expect(policy.get('default-src')).toEqual([`'none'`])
  expect(policy.get('script-src')).toEqual([`'self'`])
  expect(policy.get('object-src')).toEqual([`'none'`])
  expect(policy.get('base-uri')).toEqual([`'none'`])
  expect(policy.get('form-action')).toEqual([`'none'`])
  expect(policy.get('frame-ancestors')).toEqual([`'none'`])
  expect(policy.get('connect-src')).toEqual([`'self'`])
  expect(policy.get('require-trusted-types-for')).toEqual([`'script'`])
  expect(policy.get('trusted-types')).toEqual(['default'])
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-eval')
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(answer.headers.get('permissions-policy')).toContain('camera=(), ')
})

test('Every document has its own nonce, the same in policy and markup', async () => {
  const { get } = await startServer()
  const nonces = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const answer = await get('/', page)
      const inText = /nonce="([^"]+)"/.exec(await answer.text())?.[1]
      expect(readPolicy(answer).get('style-src-elem')).toEqual([`'self'`, `'nonce-${inText}'`])
      expect(Buffer.from(inText ?? '', 'base64')).toHaveLength(16)
      return inText
    }),
  )
  expect(new Set(nonces).size).toBe(20)
})

// proves T9
test('The policy allows connections to the configured origins only', async () => {
  const config = {
    apiBaseUrl: 'https://api.example.com/v2',
    logs: { url: 'https://logs.example.com:8443/v1/datasets', dataset: 'console', token: 'ingest-only' },
    analytics: { key: 'key', host: 'https://api.example.com' },
    releaseServer: { url: 'https://releases.example.com/' },
    apis: { tickets: { url: 'https://tickets.example.com/v1' }, notes: { url: '/api/notes' } },
  }
  const { get } = await startServer(config)
  expect(readPolicy(await get('/', page)).get('connect-src')).toEqual([
    `'self'`,
    'https://api.example.com',
    'https://logs.example.com:8443',
    'https://releases.example.com',
    'https://tickets.example.com',
  ])
})

test.each([
  { apiBaseUrl: `https://api.example.com; script-src *` },
  { apiBaseUrl: `https://api.example.com/;script-src%20*` },
  { apiBaseUrl: 'javascript:alert(1)' },
  { apiBaseUrl: '', analytics: { key: 'key', host: `https://*;script-src` } },
  { apiBaseUrl: '', apis: { tickets: { url: 'https://tickets.example.com; script-src *' } } },
  null,
])('No configuration value becomes a directive of the policy: %j', async (config) => {
  const { get } = await startServer(config)
  const answer = await get('/', page)
  expect(readPolicy(answer).get('script-src')).toEqual([`'self'`])
  expect(answer.headers.get('content-security-policy')?.match(/script-src/g)).toHaveLength(1)
  for (const origin of readPolicy(answer).get('connect-src') ?? [])
    expect(origin).toMatch(/^('self'|https:\/\/api\.example\.com)$/)
})

// proves V3.4.4
test('Files, configuration, errors and API responses forbid sniffing, framing and referrers', async () => {
  const { get, script } = await startServer()
  const answers = await Promise.all([
    get(script),
    get('/config.json'),
    get('/releases/current.json'),
    get('/shell/gone.js'),
    get('/packages/', { method: 'POST' }),
    get('/api/v1/admin/packages'),
  ])
  for (const { url, headers } of answers) {
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff'])
    expect(headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'`)
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe(url.includes('/api/') ? 'origin' : 'no-referrer')
  }
})

// proves V3.4.6
test.each([
  ['an error', securityHeaders['content-security-policy']],
  ['a document', buildDocumentPolicy({ nonce: 'n', calledOrigins: [] })],
  ['a worker', buildWorkerPolicy([])],
  ['a file of the media library', mediaPolicy],
])('The policy of %s lets no page frame it', (_, policy) => {
  expect(policy?.split('; ')).toContain(`frame-ancestors 'none'`)
})

// proves V3.4.1
test('Sends Strict-Transport-Security over encrypted connections only', async () => {
  const { get, script } = await startServer()
  const header = 'strict-transport-security'
  for (const path of ['/', script, '/gone.js', '/api/v1/admin/packages']) {
    expect((await get(path)).headers.get(header)).toBeNull()
    const encrypted = await get(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(encrypted.headers.get(header)).toBe('max-age=31536000; includeSubDomains')
  }
})
