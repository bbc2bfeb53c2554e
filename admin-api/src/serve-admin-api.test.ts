import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { findFreePort } from '@console/node-server/testing/free-port'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestClient, reach } from '../test/support/test-client.ts'
import { makeFolder } from '../test/support/test-place.ts'
import { lockFolder } from './database/folder-lock.ts'
import { serveAdminApi } from './serve-admin-api.ts'

describe('the API as it is started', () => {
  /** Gives its address. */
  async function start(env: Record<string, string>, args = ['--demo']): Promise<string> {
    const { url, end } = await serveAdminApi(args, { env, print: () => {}, reuse: true })
    onTestFinished(end)
    return url
  }

  it('limits sign-in attempts by the address they come from', async () => {
    const visitor = createTestClient(reach(await start({ PORT: '0' })))
    const body = { identifier: 'staff@example.com', password: 'wrong-password' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.send('POST', 'login', { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429])
  })

  // proves V16.5.2
  it('fails with one sentence when its database is in use or cannot be reached', async () => {
    const place = await makeFolder()
    onTestFinished(place.remove)
    const lock = lockFolder(place.folder)
    onTestFinished(lock.release)
    await expect(start({ PORT: '0', DATA_DIR: place.folder })).rejects.toThrow(
      `The database folder ${place.folder} is in use by another process. Stop it, or choose another folder with DATA_DIR.`,
    )
    await expect(start({ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/console' })).rejects.toThrow(
      'The PostgreSQL database at 127.0.0.1:1/console could not be opened: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server is running.',
    )
  })

  it('has the features and the origin that its settings name', async () => {
    const allowed = 'https://console.example.com'
    const url = await start({
      PORT: '0',
      ADMIN_API_FEATURES: 'speakingApi, versions',
      ALLOWED_ORIGIN: allowed,
    })
    const { client } = await createTestClient(reach(url)).signIn('staff@example.com')
    for (const path of ['mocks/speaking', 'mock-notes/speaking']) {
      expect((await client.send('GET', path)).status).toBe(200)
    }
    const answer = await fetch(`${url}/packages`, { headers: { origin: allowed } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    const plain = await createTestClient(reach(await start({ PORT: '0' }))).signIn('staff@example.com')
    expect((await plain.client.send('GET', 'mocks/speaking')).status).toBe(404)
  })

  it('answers health, readiness and metrics', async () => {
    const { origin, href } = new URL(await start({ PORT: '0' }))
    await createTestClient(reach(href)).send('GET', 'packages/7')
    await createTestClient(reach(href)).send('GET', 'nowhere/8')
    const read = async (path: string) => {
      const answer = await fetch(`${origin}${path}`)
      return { status: answer.status, text: await answer.text() }
    }
    expect((await read('/healthz')).status).toBe(200)
    expect((await read('/readyz')).status).toBe(200)
    const { text } = await read('/metrics')
    expect(text).toContain('http_requests_total{method="GET",route="/packages/{id}",status="401"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 1')
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('is alive but not ready while its database opens', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})))
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    // A server listening on a port has an address of this type.
    const { port: database } = silent.address() as AddressInfo
    const port = await findFreePort()
    const env = { PORT: String(port), DATABASE_URL: `postgres://127.0.0.1:${database}/console` }
    const listening = Promise.withResolvers<void>()
    const opening = serveAdminApi([], { env, print: () => {}, onListening: () => listening.resolve() })
    await listening.promise
    const readStatus = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    expect([await readStatus('/healthz'), await readStatus('/readyz')]).toEqual([200, 503])
    silent.close()
    for (const socket of sockets) socket.destroy()
    await expect(opening).rejects.toThrow('could not be opened')
  })

  // proves T26
  it('has no public account unless started as a demo', async () => {
    const url = await start({ PORT: '0' }, ['--in-memory'])
    const body = { identifier: 'staff@example.com', password: 'ielts-staff' }
    const answer = await createTestClient(reach(url)).send('POST', 'login', { body })
    expect(answer.status).toBe(401)
  })

  // proves T26
  it('is not reachable from other machines unless told to be', async () => {
    const elsewhere = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address
    const ask = async (env: Record<string, string>) => {
      const { port } = new URL(await start({ PORT: '0', ...env }, ['--in-memory']))
      return fetch(`http://${elsewhere ?? '127.0.0.2'}:${port}/`).then(
        () => 'answered',
        () => 'nobody there',
      )
    }
    expect(await ask({})).toBe('nobody there')
    expect(await ask({ HOST: '0.0.0.0' })).toBe('answered')
  })

  // proves T25
  it('answers to the configured host names, by default to those of this machine', async () => {
    const askAs = async (url: string, host: string) => {
      const { hostname, port, pathname } = new URL(url)
      const asked = request({ hostname, port, path: `${pathname}/openapi.json`, headers: { host } }).end()
      const [response] = await once(asked, 'response')
      response.resume()
      return response.statusCode
    }
    const byDefault = await start({ PORT: '0' }, ['--in-memory'])
    const given = await start({ PORT: '0', ALLOWED_HOSTS: 'console.example.com' }, ['--in-memory'])
    expect([await askAs(byDefault, 'localhost'), await askAs(byDefault, 'evil.example')]).toEqual([200, 421])
    expect([await askAs(given, 'console.example.com'), await askAs(given, 'localhost')]).toEqual([200, 421])
  })

  it.each([
    [{ HOST: 'http://0.0.0.0' }, [], 'HOST is “http://0.0.0.0”, which is not an address.'],
    [{ ALLOWED_HOSTS: 'https://a.example' }, [], 'ALLOWED_HOSTS names “https://a.example”'],
    [{ TRUSTED_PROXY: 'nginx' }, [], 'TRUSTED_PROXY names “nginx”'],
    [{}, ['--dmeo'], 'There is no such option: --dmeo.'],
    [
      {},
      [],
      'Say where records are kept: DATABASE_URL for PostgreSQL, DATA_DIR for a folder, or --in-memory',
    ],
    [{ ADMIN_API_FEATURES: 'versions,teleport' }, ['--in-memory'], 'ADMIN_API_FEATURES names “teleport”.'],
    [{ ALLOWED_ORIGIN: 'console.example.com' }, ['--in-memory'], 'ALLOWED_ORIGIN is “console.example.com”'],
    [
      { PORT: 'eighty' },
      [],
      'PORT is “eighty”, which is not a port. Give a number from 1 to 65535: PORT=4000.',
    ],
  ])('fails with one sentence when started with %j %j', async (env, args, sentence) => {
    const message = await start({ PORT: '0', ...env }, args).catch((error: Error) => error.message)
    expect(message).toContain(sentence)
    expect(message.trim().split('\n')).toHaveLength(1)
  })
})
