import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isListenError } from '@console/node-server/listen-error'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { type ServeConsoleOptions, serveConsole } from './serve-console.ts'

const made = { by: 'mina', reason: 'a test' }
const config = { apiBaseUrl: '', apiPathPrefix: '/api/v1/admin' }

const api = new Hono()
  .basePath('/api/v1/admin')
  .get('/packages', (c) => c.json({ status: true, data: [] }))
  .post('/packages', async (c) => c.json({ status: true, data: await c.req.json() }, 201))
  .notFound((c) => c.json({ status: false, message: 'No such call' }, 404))

async function startServer(options: Partial<ServeConsoleOptions> = {}) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const shell = await workspace.buildShell()
  await writeFile(join(shell.distDir, 'static/js/data.js'), bigScript)
  await writeFile(join(shell.distDir, 'static/picture.png'), Buffer.alloc(4000))
  const remote = await workspace.buildRemote('commerce')
  const { release } = await store.publish({ units: [shell, remote], ...made })
  const serve = {
    releaseDir: workspace.siteDir,
    port: 0,
    config,
    api,
    apiPathPrefix: '/api/v1/admin',
    ...options,
  }
  const server = await serveConsole(serve)
  onTestFinished(() => server.close())
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(server.url, path, headers, method)
  return { workspace, store, release, server, get, serve, shell: `/shell/${release.shell.version}` }
}

const bigScript = `console.log('data')\n`.repeat(500)

/** Without any convenience of fetch: the path goes out as it is, and bodies come as they were sent. */
async function ask(url: string, path: string, headers: Record<string, string>, method: string) {
  const { hostname, port } = new URL(url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, headers, method }, resolve).on('error', reject).end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return { status: response.statusCode, headers: response.headers, body, text: body.toString('utf8') }
}

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('Served files', () => {
  // proves T25
  test('serves nothing under an unknown host name', async () => {
    const local = await startServer()
    for (const path of ['/', '/config.json', local.shell, '/gone']) {
      const answer = await local.get(path, { ...html, host: 'rebound.example' })
      expect(answer.status, path).toBe(421)
      expect(answer.text).toContain('ALLOWED_HOSTS')
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
    }
    const named = await startServer({ allowedHosts: ['console.example.com'] })
    expect((await named.get('/', { ...html, host: 'console.example.com' })).status).toBe(200)
    expect((await named.get('/', html)).status).toBe(421)
  })

  test('Files of a version have their content type and are immutable in caches', async () => {
    const { get, shell, release } = await startServer()
    const types = {
      [`${shell}/static/js/boot.js`]: 'text/javascript; charset=utf-8',
      [`${shell}/static/css/index.css`]: 'text/css; charset=utf-8',
      [`${shell}/static/picture.png`]: 'image/png',
      [`/remotes/commerce/${release.remotes[0]?.version}/mf-manifest.json`]: 'application/json',
      [`/releases/${release.id}.json`]: 'application/json',
    }
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await get(path)
      expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
        path,
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
    }
  })

  test('The document, the pointer and the configuration are revalidated every time', async () => {
    const { get } = await startServer()
    for (const path of [
      '/',
      '/index.html',
      '/packages/',
      '/grammar/12/edit?page=2',
      '/config.json',
      '/releases/current.json',
    ]) {
      const { status, headers } = await get(path, html)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
    }
    for (const path of ['/config.json', '/releases/current.json'])
      expect((await get(path)).headers.etag).toMatch(/^".+"$/)
    expect(JSON.parse((await get('/config.json')).text)).toEqual(config)
    expect((await get('/packages/', html)).headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await get('/')).text).toContain('id="release-assets"')
  })

  test('A publish or rollback shows at the next request', async () => {
    const { get, store, workspace } = await startServer()
    const before = await get('/', html)
    const units = [await workspace.buildRemote('commerce', { text: 'second' })]
    const { release } = await store.publish({ units, ...made })
    const after = await get('/', html)
    expect(after.text).toContain(`/remotes/commerce/${release.remotes[0]?.version}/`)
    expect(after.text).not.toBe(before.text)
    expect(JSON.parse((await get('/releases/current.json')).text).release.id).toBe(release.id)
    await store.rollback(made)
    expect((await get('/', html)).text).toBe(before.text)
  })

  test('A missing file is a real 404 and never the document', async () => {
    const { get, shell } = await startServer()
    const missing = [
      `${shell}/static/js/gone.js`,
      `${shell}/`,
      '/shell/1.0.0-00000000/static/js/boot.js',
      '/remotes/nobody/1.0.0-00000000/remoteEntry.js',
      '/remotes/commerce',
      '/releases/r-000000000000.json',
      '/releases/history.jsonl',
    ]
    for (const path of missing) {
      const { status, headers, text } = await get(path, html)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(text).not.toContain('<html')
    }
  })

  test('A path without a file serves the document to navigations and 404 to scripts and fetches', async () => {
    const { get } = await startServer()
    expect((await get('/packages', {})).status).toBe(200)
    expect((await get('/packages', { accept: '*/*' })).status).toBe(200)
    expect((await get('/packages', { accept: '*/*', 'sec-fetch-dest': 'script' })).status).toBe(404)
    expect((await get('/packages', { accept: 'application/json' })).status).toBe(404)
  })

  test('A URL that ends like a file name serves the document to navigations and 404 to others', async () => {
    const { get } = await startServer()
    const screen = '/teacher-notes/nested/item/john.smith'
    for (const headers of [html, { ...html, 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'iframe' }]) {
      const { status, text } = await get(screen, headers)
      expect([headers, status]).toEqual([headers, 200])
      expect(text).toContain('<html')
    }
    for (const path of [screen, '/favicon.ico', '/static/js/boot.js', '/robots.txt'])
      for (const headers of [
        {},
        { accept: '*/*' },
        { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-dest': 'image' },
        { ...html, 'sec-fetch-dest': 'script' },
      ]) {
        const { status, text } = await get(path, headers)
        expect([path, headers, status]).toEqual([path, headers, 404])
        expect(text).not.toContain('<html')
      }
  })

  // proves V15.2.3
  test('Serves nothing outside the published files', async () => {
    const { get, workspace, shell } = await startServer()
    await writeFile(join(workspace.siteDir, '..', 'secret.js'), 'secret')
    await writeFile(join(workspace.siteDir, 'secret.js'), 'secret')
    const paths = [
      '/../secret.js',
      '/shell/../../secret.js',
      `${shell}/../../../secret.js`,
      `${shell}/..%2f..%2f..%2fsecret.js`,
      `${shell}/%2e%2e/%2e%2e/%2e%2e/secret.js`,
      `${shell}/..%5c..%5c..%5csecret.js`,
      `${shell}/static/js/boot.js%00.png`,
      `${shell}/%`,
      '/secret.js',
      '/.delivery/lock',
      `${shell}/static/../../../.delivery/lock`,
      '//etc/passwd.js',
    ]
    for (const path of paths) {
      const { status, text } = await get(path, { accept: '*/*', 'sec-fetch-dest': 'script' })
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toContain('secret')
      expect((await get(path, html)).text).not.toContain('secret')
    }
  })

  test('HEAD sends the headers of GET without a body, and other methods are refused', async () => {
    const { get, shell } = await startServer()
    const path = `${shell}/static/js/data.js`
    const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)]
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'] as const)
      expect(head.headers[name]).toBe(whole.headers[name])
    const post = await get('/packages/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('Before the first release the document says how to publish', async () => {
    const { siteDir } = await inventWorkspace()
    const { get } = await startServer({ releaseDir: siteDir })
    const { status, text } = await get('/', html)
    expect(status).toBe(503)
    expect(text).toContain('pnpm release publish')
  })
})

describe('Compression', () => {
  test('Prefers Brotli, then gzip, with an ETag of its own for each encoding', async () => {
    const { get, shell } = await startServer()
    const path = `${shell}/static/js/data.js`
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    const plain = await get(path)
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ])
    expect([brotliDecompressSync(brotli.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([
      bigScript,
      bigScript,
      bigScript,
    ])
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { headers, body } of [brotli, gzip, plain]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
    }
  })

  test('Does not compress images and very small files', async () => {
    const { get, shell } = await startServer()
    for (const path of [`${shell}/static/picture.png`, `${shell}/static/js/boot.js`]) {
      const { headers } = await get(path, { 'accept-encoding': 'br' })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
    }
  })

  test('Keeps Brotli results for the next start, and replaces a damaged one', async () => {
    const { get, shell, workspace, server, serve } = await startServer()
    const path = `${shell}/static/js/data.js`
    const first = await get(path, { 'accept-encoding': 'br' })
    const encoded = join(workspace.siteDir, '.delivery', 'encoded')
    const [kept] = await readdir(encoded)
    expect(await readFile(join(encoded, kept ?? ''))).toEqual(first.body)

    await server.close()
    await writeFile(join(encoded, kept ?? ''), 'damaged')
    const again = await serveConsole(serve)
    onTestFinished(() => again.close())
    expect((await ask(again.url, path, { 'accept-encoding': 'br' }, 'GET')).body).toEqual(first.body)
    expect(await readFile(join(encoded, kept ?? ''))).toEqual(first.body)
  })

  test('Serves a read-only folder', async () => {
    const { get, shell, workspace } = await startServer()
    await rm(join(workspace.siteDir, '.delivery'), { recursive: true })
    await writeFile(join(workspace.siteDir, '.delivery'), 'a file where the folder would be')
    const { status, headers } = await get(`${shell}/static/js/data.js`, { 'accept-encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
  })
})

describe('Caching', () => {
  test('Answers 304 without a body for what the browser has, per encoding', async () => {
    const { get } = await startServer()
    for (const path of ['/config.json', '/releases/current.json'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { ...html, 'accept-encoding': encoding }
        const { etag = '' } = (await get(path, headers)).headers
        for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
          const again = await get(path, { ...headers, 'if-none-match': tag })
          expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
          expect(again.headers['cache-control']).toBe('no-cache')
        }
        expect((await get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200)
      }
  })

  test('The document is always sent whole, since its nonce is for one response', async () => {
    const { get } = await startServer()
    const plain = (await get('/', html)).text
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const) {
      const headers = { ...html, 'accept-encoding': encoding, 'if-none-match': '*' }
      const { status, headers: answered, body } = await get('/', headers)
      expect([status, answered['content-encoding'], answered.etag]).toEqual([200, encoding, undefined])
      expect(answered.vary).toBe('Accept-Encoding')
      expect(answered['content-length']).toBe(String(body.length))
      expect(String(decode[encoding](body))).toBe(plain)
    }
  })

  test('Reads a file again that was replaced by one of the same size and time', async () => {
    const { get, workspace } = await startServer()
    const pointer = join(workspace.siteDir, 'releases/current.json')
    const first = await get('/releases/current.json')
    const time = new Date()
    await rm(pointer)
    await mkdir(dirname(pointer), { recursive: true })
    await writeFile(pointer, first.text.replace('"format":1', '"format":2'))
    await utimes(pointer, time, time)
    expect((await get('/releases/current.json')).text).toContain('"format":2')
  })

  test('One connection carries many requests', async () => {
    const { get } = await startServer()
    const { headers } = await get('/', { ...html, connection: 'keep-alive' })
    expect(headers.connection).toBe('keep-alive')
  })
})

describe('The API', () => {
  test('Forwards everything below the prefix to the API, whatever the method, errors included', async () => {
    const { server } = await startServer()
    const prefix = `${server.url}/api/v1/admin`
    expect(await (await fetch(`${prefix}/packages`)).json()).toEqual({ status: true, data: [] })
    const posted = await fetch(`${prefix}/packages`, { method: 'POST', body: '{"name":"Starter"}' })
    expect([posted.status, await posted.json()]).toEqual([201, { status: true, data: { name: 'Starter' } }])
    for (const path of ['', '/nothing', '/nothing.js']) {
      const missing = await fetch(`${prefix}${path}`, { headers: html })
      expect([missing.status, await missing.json()]).toEqual([
        404,
        { status: false, message: 'No such call' },
      ])
    }
  })

  test('A path that only starts like the prefix is not forwarded', async () => {
    const { get } = await startServer()
    expect((await get('/api/v1/administrators', html)).headers['content-type']).toContain('text/html')
  })
})

describe('Starting and stopping', () => {
  test('A port in use is reported with its number and what to do', async () => {
    const other = createServer((_, response) => response.end('other'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const refused = startServer({ port })
    await expect(refused).rejects.toSatisfy(isListenError)
    await expect(refused).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.`,
    )
  })

  test('Closing lets a running request finish and frees the port', async () => {
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<Response>()
    const slow = {
      fetch: () => {
        asked.resolve()
        return answered.promise
      },
    }
    const { server, serve } = await startServer({ api: slow })
    const { port } = new URL(server.url)
    const running = fetch(`${server.url}/api/v1/admin/packages`)
    await asked.promise
    const closed = server.close()
    answered.resolve(new Response('late'))
    await closed
    expect(await (await running).text()).toBe('late')
    const again = await serveConsole({ ...serve, port: Number(port) })
    await again.close()
  })
})
