import { once } from 'node:events'
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { request as requestEncrypted } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { connect as connectEncrypted } from 'node:tls'
import { gunzipSync } from 'node:zlib'
import { type Listening, listen } from '@console/node-server/listen'
import { mediaPolicy, securityHeaders } from '@console/node-server/security-headers'
import { nginxPath } from '@console/node-server/testing/find-programs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  apiPathPrefix,
  ask,
  describePromises,
  hostedConfig,
  hostSite,
  page,
  ways,
} from '../../test/support/hosted-site.ts'
import { type InventedWorkspace, inventWorkspace } from '../../test/support/invented-workspace.ts'
import { type Nginx, startNginx } from '../../test/support/start-nginx.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { buildNginxHeaders } from './build-nginx-headers.ts'

const config = hostedConfig
const made = { by: 'mina', reason: 'a test' }

// proves T11
test('Generates nginx’s headers from those of the console’s own server alone', () => {
  const place = { apiPathPrefix, signInPath: 'login' }
  const { maps, headers } = buildNginxHeaders({ calledOrigins: [], ...place })
  for (const name of Object.keys(securityHeaders)) {
    expect(headers).toMatch(new RegExp(`^add_header ${name} .+ always;$`, 'm'))
    expect(headers).toContain(`proxy_hide_header ${name};`)
  }
  expect(maps).toContain(`'nonce-$request_id'`)
  // Files of the media library are kept for ever, shown on pages of other origins, and run nothing.
  for (const sent of ['public, max-age=31536000, immutable', 'cross-origin', mediaPolicy])
    expect(maps).toContain(`"~^[23]\\d+:/api/v1/admin/media/files/" "${sent}";`)
})

// Skipped where nginx is not installed; the check reports that.
if (nginxPath !== undefined) tellStories()

function tellStories() {
  let workspace: InventedWorkspace
  let hosted: Awaited<ReturnType<typeof hostSite>>
  let api: Listening
  let nginx: Nginx
  let addresses: string[]
  let asked: Request[] = []

  const answerApi = async (incoming: Request) => {
    asked.push(incoming)
    const { pathname } = new URL(incoming.url)
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', etag: '"1-a"' }
    if (pathname.endsWith('/nothing'))
      return Response.json({ status: false, message: 'No such call' }, { status: 404, headers })
    return Response.json({ status: true, data: 'x'.repeat(2000) }, { headers })
  }

  beforeAll(async () => {
    hosted = await hostSite(answerApi)
    workspace = hosted.workspace
    api = await listen({ port: 0, host: '127.0.0.1', headers: securityHeaders, answer: answerApi })
    nginx = await startNginx({ siteDir: workspace.siteDir, config, apiPorts: [api.port] })
    const ofApi = [`${apiPathPrefix}/packages`, `${apiPathPrefix}/nothing`, apiPathPrefix]
    addresses = [...hosted.addresses, ...ofApi]
  })
  afterAll(async () => {
    await nginx.close()
    await Promise.all([api.close(), hosted.close()])
  })

  describe('The console behind nginx', () => {
    // proves T10
    test.each(ways)('sends the same headers as the console’s own server: %j', async (way) => {
      for (const address of addresses) {
        const [ours, theirs] = await Promise.all([
          ask(hosted.url, address, way),
          ask(nginx.url, address, way),
        ])
        const [expected, found] = [describePromises(ours), describePromises(theirs)]
        expect([address, found]).toEqual([address, expected])
        expect(theirs.text).not.toContain('secret')
      }
    })

    test('sends a nonce of its own with every document, compressed or not, and no placeholder', async () => {
      const nonces = new Set<string>()
      for (let visit = 0; visit < 10; visit += 1) {
        const headers = { ...page, ...(visit % 2 === 0 && { 'accept-encoding': 'gzip' }) }
        const answer = await ask(nginx.url, '/packages/', { headers })
        expect(answer.headers['content-encoding']).toBe(visit % 2 === 0 ? 'gzip' : undefined)
        const document = visit % 2 === 0 ? String(gunzipSync(answer.body)) : answer.text
        const [, nonce] = /nonce="([0-9a-f]{32})"/.exec(document) ?? []
        expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
        expect(answer.headers['content-security-policy']).toContain('https://analytics.example.com')
        expect(document).not.toContain('__csp_nonce__')
        nonces.add(nonce ?? '')
      }
      expect(nonces.size).toBe(10)
    })

    // proves T13
    test('never answers a document or the pointer with 304', async () => {
      for (const [path, file] of [
        ['/', 'index.html'],
        ['/releases/current.json', 'releases/current.json'],
      ] as const) {
        const { mtime } = await stat(join(workspace.siteDir, file))
        const first = await ask(nginx.url, path, { headers: page })
        expect([first.headers.etag, first.headers['last-modified']]).toEqual([undefined, undefined])
        for (const condition of [
          { 'if-modified-since': mtime.toUTCString() },
          { 'if-none-match': '"abc"' },
        ]) {
          expect((await ask(nginx.url, path, { headers: { ...page, ...condition } })).status).toBe(200)
        }
      }
    })

    test('answers 304 for a version’s file that the browser has', async () => {
      const path = addresses.find((address) => address.endsWith('/data.js')) ?? ''
      const { etag = '' } = (await ask(nginx.url, path)).headers
      const again = await ask(nginx.url, path, { headers: { 'if-none-match': etag } })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    })

    test('compresses text, including the API’s lists', async () => {
      for (const path of [
        addresses.find((each) => each.endsWith('/data.js')) ?? '',
        `${apiPathPrefix}/packages`,
      ]) {
        const answer = await ask(nginx.url, path, { headers: { 'accept-encoding': 'gzip' } })
        expect([path, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
          path,
          'gzip',
          'Accept-Encoding',
        ])
        expect(gunzipSync(answer.body).length).toBeGreaterThan(answer.body.length)
      }
    })

    test('forwards the caller’s address whatever the caller claims, and the API’s own headers', async () => {
      asked = []
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
      const answer = await ask(nginx.url, `${apiPathPrefix}/packages`, {
        headers: {
          'x-forwarded-for': '203.0.113.7',
          'x-forwarded-proto': 'https',
          'x-request-id': 'request-0001',
          'idempotency-key': 'key',
          'if-match': '"1-a"',
          traceparent,
        },
      })
      const [received] = asked
      expect(Object.fromEntries(received?.headers ?? [])).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-request-id': 'request-0001',
        'idempotency-key': 'key',
        'if-match': '"1-a"',
        host: new URL(nginx.url).host,
        traceparent,
      })
      expect(answer.headers['x-request-id']).toBe('request-0001')
      const other = await ask(nginx.url, `${apiPathPrefix}/packages`, { headers: { 'x-request-id': 'a b' } })
      expect(other.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
      expect(asked[1]?.headers.get('x-request-id')).toBe(other.headers['x-request-id'])
    })

    test('answers with the envelope and every header when the API is down', async () => {
      const large = { method: 'POST', body: 'x'.repeat(6 * 1024 * 1024 + 1) }
      const answers = [await ask(nginx.url, `${apiPathPrefix}/packages`, large)]
      const alone = await startNginx({ siteDir: workspace.siteDir, config, apiPorts: [1] })
      onTestFinished(() => alone.close())
      answers.push(await ask(alone.url, `${apiPathPrefix}/packages`))
      expect(answers.map(({ status }) => status)).toEqual([413, 502])
      for (const { headers, text: body } of answers) {
        expect(JSON.parse(body)).toEqual({ status: false, message: expect.any(String), error: null })
        expect(headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' })
        expect(headers['content-type']).toContain('application/json')
      }
    })

    test('proxies the API at the configured prefix, and nothing at the default one', async () => {
      const elsewhere = { ...config, apiPathPrefix: '/backend/v2.1', signInPath: 'auth/sign-in' }
      const other = await startNginx({
        siteDir: workspace.siteDir,
        config: elsewhere,
        apiPorts: [api.port],
      })
      onTestFinished(() => other.close())
      const paths = ['/backend/v2.1', '/backend/v2.1/auth/sign-in', '/backend/v2.1/packages']
      asked = []
      const answers = await Promise.all(paths.map((path) => ask(other.url, path)))
      expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
        paths.map(() => [200, 'no-store']),
      )
      for (const path of ['/backend/v2x1/packages', `${apiPathPrefix}/packages`])
        expect((await ask(other.url, path, { headers: page })).text).toContain('<html')
      expect(asked.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(paths)
      // As many attempts to sign in as nobody makes.
      const attempts = await Promise.all(
        Array.from({ length: 90 }, () => ask(other.url, '/backend/v2.1/auth/sign-in', { method: 'POST' })),
      )
      expect(attempts.map(({ status }) => status)).toContain(429)
    })

    // proves T17
    test('answers while one caller has left more requests half sent than Debian’s own configuration bears', async () => {
      const sockets = Array.from({ length: 1600 }, () => {
        const socket = connect(nginx.port, '127.0.0.1').on('error', () => {})
        socket.write('GET /packages/ HTTP/1.1\r\nHost: ')
        return socket
      })
      onTestFinished(() => {
        for (const socket of sockets) socket.destroy()
      })
      await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)))
      expect((await ask(nginx.url, '/packages/', { headers: page })).status).toBe(200)
      expect((await ask(nginx.url, `${apiPathPrefix}/packages`)).status).toBe(200)
    })

    // proves T18
    test('passes a request that its process did not survive on to no other', async () => {
      let taken = 0
      // Longer than it takes to be told that a process is not there.
      const fatal = () =>
        createServer((socket) => {
          socket
            .on('error', () => {})
            .once('data', () => {
              taken += 1
              setTimeout(() => socket.destroy(), 1100)
            })
        }).listen(0, '127.0.0.1')
      const processes = [fatal(), fatal()]
      onTestFinished(() => {
        for (const each of processes) each.close()
      })
      await Promise.all(processes.map((each) => once(each, 'listening')))
      // A server listening on a port has an address of this type.
      const apiPorts = processes.map((each) => (each.address() as AddressInfo).port)
      const behind = await startNginx({ siteDir: workspace.siteDir, config, apiPorts })
      onTestFinished(behind.close)
      expect((await ask(behind.url, `${apiPathPrefix}/packages`)).status).toBe(502)
      expect(taken).toBe(1)
    })

    // proves T42
    test('logs addresses without their queries', async () => {
      await ask(nginx.url, `${apiPathPrefix}/media?search=somebody&page=2`)
      const log = await readFile(join(nginx.dir, 'console.log'), 'utf8')
      expect(log).toContain(`"GET ${apiPathPrefix}/media" 200`)
      expect(log).not.toContain('somebody')
    })

    test('serves another environment by its own pointer and document from the same versions', async () => {
      const { siteDir, buildShell } = await inventWorkspace()
      await openReleaseStore(siteDir).publish({ units: [await buildShell()], ...made })
      const plain = await startNginx({ siteDir, config, apiPorts: [1] })
      onTestFinished(() => plain.close())
      const store = openReleaseStore(siteDir, { environment: 'staging' })
      const { release } = await store.publish({
        units: [await buildShell({ text: 'staged' })],
        ...made,
      })
      const environmentDir = join(siteDir, 'environments/staging')
      const staging = await startNginx({ siteDir, environmentDir, config, apiPorts: [1] })
      onTestFinished(() => staging.close())
      const pointer = await ask(staging.url, '/releases/current.json')
      expect(JSON.parse(pointer.text).release.id).toBe(release.id)
      const document = await ask(staging.url, '/packages/', { headers: page })
      expect(document.text).toContain(`/shell/${release.shell.version}/`)
      expect((await ask(staging.url, `/shell/${release.shell.version}/static/js/boot.js`)).status).toBe(200)
      expect((await ask(plain.url, '/releases/current.json')).text).not.toContain(release.id)
      expect((await ask(staging.url, '/environments/staging/releases/current.json')).status).toBe(404)
    })

    test('says that nothing was released yet', async () => {
      const siteDir = join(workspace.root, 'empty')
      await mkdir(siteDir, { recursive: true })
      const empty = await startNginx({ siteDir, config, apiPorts: [1] })
      onTestFinished(() => empty.close())
      const answer = await ask(empty.url, '/', { headers: page })
      expect(answer.status).toBe(503)
      expect(answer.text).toContain('pnpm release publish')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    })

    test.each(['evil.example', '127.0.0.1', 'localhost.evil.example'])(
      'does not answer to the name %s',
      async (host) => {
        for (const path of ['/', '/config.json', `${apiPathPrefix}/packages`]) {
          const answer = await ask(nginx.url, path, { headers: { host } })
          expect([path, answer.status]).toEqual([path, 421])
          expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
          expect(answer.text).toBe('This server does not answer to that name.\n')
        }
      },
    )

    test.each([
      ['is no HTTP', 'what is this'],
      ['names no host', 'GET / HTTP/1.1\r\nConnection: close'],
      ['has 20 KB of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'c'.repeat(20_000)}`],
      ['leaves the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close'],
      ['has a NUL in its path', 'GET /a%00.js HTTP/1.1\r\nHost: localhost\r\nConnection: close'],
      ['traces', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close'],
    ])('refuses a request that %s with all headers and without its version', async (_, head) => {
      const socket = connect(nginx.port, '127.0.0.1')
      socket.write(`${head}\r\n\r\n`)
      const answer = (await text(socket)).toLowerCase()
      expect(answer).toMatch(/^http\/1\.1 4\d\d /)
      for (const [name, value] of Object.entries(securityHeaders))
        expect(answer).toContain(`\r\n${name}: ${value.toLowerCase()}`)
      expect(answer).not.toMatch(/nginx\/\d/)
    })

    test.each([
      '/metrics',
      '/healthz',
      '/readyz',
      '/shell/',
      '/remotes/',
      '/releases/',
      '/.git/config',
      '/.delivery/',
    ])('passes nothing on and lists nothing at %s', async (path) => {
      const { status, text } = await ask(nginx.url, path, { headers: { 'sec-fetch-dest': 'empty' } })
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toMatch(/process_cpu|Index of|Requests are served|The process answers/)
    })

    test('shows a second move within the same second to conditional requests', async () => {
      const store = openReleaseStore(workspace.siteDir)
      const units = [await workspace.buildRemote('commerce', { text: 'second' })]
      const [pointer, document] = ['releases/current.json', 'index.html'].map((file) =>
        join(workspace.siteDir, file),
      ) as [string, string]
      const restore = async (texts: readonly [string, string], when: Date) => {
        for (const [index, file] of [pointer, document].entries()) {
          await writeFile(file, texts[index] ?? '')
          await utimes(file, when, when)
        }
      }
      const read = async (): Promise<[string, string]> => [
        await readFile(pointer, 'utf8'),
        await readFile(document, 'utf8'),
      ]
      const withoutNonce = (body: string) => body.replace(/ nonce="[^"]*"/, '')
      /** By whoever has what was there before, and tells nginx all that it said of it. */
      const conditions: Record<string, string>[] = []
      const look = async () => {
        const { mtime } = await stat(pointer)
        conditions.push({ 'if-none-match': '"none"', 'if-modified-since': mtime.toUTCString() })
        for (const condition of [...conditions]) {
          const headers = { ...page, ...condition }
          const answers = [
            await ask(nginx.url, '/releases/current.json', { headers }),
            await ask(nginx.url, '/', { headers }),
          ]
          expect(answers.map(({ status, text: body }) => [status, withoutNonce(body)])).toEqual(
            (await read()).map((body) => [200, withoutNonce(body)]),
          )
          for (const { headers: said } of answers)
            if (said.etag !== undefined) conditions.push({ 'if-none-match': said.etag })
        }
      }
      await look()
      const [first] = await store.list()
      await store.publish({ units, ...made })
      const second = await read()
      await look()
      await store.rollback(made)
      await look()
      expect(JSON.parse((await read())[0]).release.id).toBe(first?.record.id)
      // A backup that was brought back may have the second of a change of what is there, and its size.
      const { mtime } = await stat(pointer)
      await restore(second, mtime)
      await look()
    })
  })

  describe('The console behind nginx with TLS', () => {
    let encrypted: Nginx
    beforeAll(async () => {
      const options = { siteDir: workspace.siteDir, config, apiPorts: [api.port] }
      encrypted = await startNginx({ ...options, file: 'console-tls.conf' })
    })
    afterAll(() => encrypted.close())

    /** `name` is what the handshake asks for. */
    const askEncrypted = async (path: string, name = 'localhost') => {
      const options = { port: encrypted.tlsPort, path, servername: name, rejectUnauthorized: false }
      const asked = requestEncrypted({ ...options, headers: { ...page, host: name } }).end()
      const [response] = await once(asked, 'response')
      return { headers: response.headers, status: response.statusCode, text: await text(response) }
    }

    // proves T12
    test('sends Strict-Transport-Security in every response', async () => {
      for (const path of ['/', '/config.json', '/gone.js', `${apiPathPrefix}/packages`]) {
        const { headers } = await askEncrypted(path)
        expect([path, headers['strict-transport-security']]).toEqual([
          path,
          'max-age=31536000; includeSubDomains',
        ])
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
      expect((await askEncrypted('/')).text).not.toContain('__csp_nonce__')
    })

    test('redirects the plain port to HTTPS and serves nothing on it', async () => {
      const answer = await ask(encrypted.url, '/packages/?page=2', { headers: page })
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toBe('https://localhost/packages/?page=2')
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect((await ask(encrypted.url, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
    })

    // proves V4.1.2
    test('refuses a program on the plain port, so that it does not send its token there again', async () => {
      asked = []
      for (const path of [`${apiPathPrefix}/packages`, '/config.json']) {
        const answer = await ask(encrypted.url, path, {
          headers: { authorization: 'Bearer token', accept: '*/*' },
        })
        expect([path, answer.status, answer.text]).toEqual([
          path,
          403,
          'This address is only answered over https.\n',
        ])
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
      }
      expect(asked).toEqual([])
    })

    test.each([
      ['TLSv1.1', /alert protocol version/],
      ['TLSv1.2', null],
      ['TLSv1.3', null],
    ] as const)('speaks %s only if it is recommended', async (version, refusal) => {
      const bounds = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
      const socket = connectEncrypted({
        ...{ host: '127.0.0.1', port: encrypted.tlsPort, servername: 'localhost', rejectUnauthorized: false },
        ...bounds,
      })
      const secured = once(socket, 'secureConnect')
      if (refusal === null) await secured
      else await expect(secured).rejects.toThrow(refusal)
      socket.destroy()
    })

    test('has no certificate for another name', async () => {
      await expect(askEncrypted('/', 'evil.example')).rejects.toThrow(/alert/)
    })

    test('passes large files and the steps of a move on to the release server as they arrive', async () => {
      const next = Promise.withResolvers<void>()
      const server = await listen({
        port: 0,
        host: '127.0.0.1',
        headers: securityHeaders,
        answer: async (request) => {
          const size = (await request.arrayBuffer()).byteLength
          const { host, 'x-forwarded-for': caller } = Object.fromEntries(request.headers)
          const steps = async function* () {
            yield Buffer.from(`${size} ${host} ${caller} `)
            await next.promise
            yield Buffer.from('moved')
          }
          return new Response(Readable.toWeb(Readable.from(steps())) as ReadableStream)
        },
      })
      const options = { siteDir: workspace.siteDir, config, apiPorts: [api.port], releasePort: server.port }
      const both = await startNginx({ ...options, file: 'console-tls.conf' })
      onTestFinished(both.close)
      const name = 'releases.localhost'
      const send = async (path: string, body: Buffer) => {
        const asked = requestEncrypted({
          ...{ port: both.tlsPort, path, method: 'POST', servername: name, rejectUnauthorized: false },
          headers: { host: name, 'content-length': body.length },
        }).end(body)
        const [response] = await once(asked, 'response')
        return response
      }
      const moving = await send('/v1/moves', Buffer.alloc(20 * 1024 * 1024))
      // Before the end of the response exists.
      const [first] = await once(moving, 'data')
      expect(String(first)).toBe(`${20 * 1024 * 1024} ${name} 127.0.0.1 `)
      next.resolve()
      expect(await text(moving)).toBe('moved')

      await server.close()
      for (const [path, status] of [
        ['/metrics', 404],
        ['/v1/whoami', 502],
      ] as const) {
        const { statusCode, headers } = await send(path, Buffer.alloc(0))
        expect([path, statusCode, headers['cache-control']]).toEqual([path, status, 'no-store'])
        expect(headers).toMatchObject(securityHeaders)
      }
    })
  })
}
