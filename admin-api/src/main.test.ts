import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { packageSchema } from '@console/shared/schemas/package'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { createTestClient } from './testing/test-client.ts'
import { makeFolder } from './testing/test-place.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

/** The API of a running process, reached over the network. */
const reach = (prefix: string): AdminApi => ({
  fetch: (request) =>
    fetch(new Request(request.url.replace('http://localhost/api/v1/admin', prefix), request)),
  close: async () => {},
})

/** Until nobody listens there any more. */
async function waitForRefusal({ port }: URL) {
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => resolve(socket.destroy() && false))
      socket.on('error', () => resolve(true))
    })
  while (!(await isRefused()));
}

describe('the process', () => {
  const running = new Set<ChildProcess>()
  let place: Awaited<ReturnType<typeof makeFolder>>
  beforeEach(async () => {
    place = await makeFolder()
  })
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL')
    running.clear()
    await place.remove()
  })

  function start(env: Record<string, string>, args = ['--demo']) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { PATH: process.env['PATH'], ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk
    })
    const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, errors }))
    })
    const ready = new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk: Buffer) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''))
      child.once('close', () => reject(new Error(`The process ended before it was ready: ${errors}`)))
    })
    ready.catch(() => {})
    return { child, ready, ended }
  }

  it('serves until it is told to stop, and what was saved outlives even being killed', async () => {
    const { child, ready, ended } = start({ PORT: '0', DATA_DIR: place.folder })
    const { client } = await createTestClient(reach(await ready)).signIn('staff@example.com')
    const created = await client.ask('POST', 'packages', packageSchema, starter)
    child.kill('SIGKILL')
    await ended

    const again = start({ PORT: '0', DATA_DIR: place.folder })
    const { client: later } = await createTestClient(reach(await again.ready)).signIn('staff@example.com')
    expect(await later.ask('GET', `packages/${created.id}`, packageSchema)).toEqual(created)
    again.child.kill('SIGTERM')
    expect(await again.ended).toEqual({ code: 0, errors: '' })
  })

  it('limits sign-in attempts by the address they come from', async () => {
    const { ready } = start({ PORT: '0' })
    const visitor = createTestClient(reach(await ready))
    const body = { identifier: 'staff@example.com', password: 'wrong-password' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.send('POST', 'login', { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('ends with one sentence when its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { ended } = start({ PORT: port })
    expect(await ended).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${Number(port) + 1}.\n`,
    })
    other.close()
  })

  it('ends with one sentence when its database is in use or cannot be reached', async () => {
    const api = await openAdminApi({ dataDir: place.folder })
    const { ended } = start({ PORT: '0', DATA_DIR: place.folder })
    expect(await ended).toEqual({
      code: 1,
      errors: `The database folder ${place.folder} is in use by another process. Stop it, or choose another folder with DATA_DIR.\n`,
    })
    await api.close()
    const unreachable = start({ PORT: '0', DATABASE_URL: 'postgres://127.0.0.1:1/console' })
    expect(await unreachable.ended).toEqual({
      code: 1,
      errors:
        'The PostgreSQL database at 127.0.0.1:1/console could not be opened: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server is running.\n',
    })
  })

  it('has no account that anybody knows unless it is started as a demo', async () => {
    const { ready } = start({ PORT: '0' }, [])
    const body = { identifier: 'staff@example.com', password: 'ielts-staff' }
    const answer = await createTestClient(reach(await ready)).send('POST', 'login', { body })
    expect(answer.status).toBe(401)
  })

  it('cannot be reached from another machine unless it is told to', async () => {
    const elsewhere = Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address
    const ask = async (env: Record<string, string>) => {
      const { ready, child } = start({ PORT: '0', ...env }, [])
      const { port } = new URL(await ready)
      const outcome = await fetch(`http://${elsewhere ?? '127.0.0.2'}:${port}/`).then(
        () => 'answered',
        () => 'nobody there',
      )
      child.kill('SIGKILL')
      return outcome
    }
    expect(await ask({})).toBe('nobody there')
    expect(await ask({ HOST: '0.0.0.0' })).toBe('answered')
  })

  it('answers to the names that it is given, and by default to those of this machine', async () => {
    const askAs = async (url: string, host: string) => {
      const { hostname, port, pathname } = new URL(url)
      const asked = request({ hostname, port, path: `${pathname}/openapi.json`, headers: { host } }).end()
      const [response] = await once(asked, 'response')
      response.resume()
      return response.statusCode
    }
    const byDefault = await start({ PORT: '0' }, []).ready
    const given = await start({ PORT: '0', ALLOWED_HOSTS: 'console.example.com' }, []).ready
    expect([await askAs(byDefault, 'localhost'), await askAs(byDefault, 'evil.example')]).toEqual([200, 421])
    expect([await askAs(given, 'console.example.com'), await askAs(given, 'localhost')]).toEqual([200, 421])
  })

  it('answers what is running when it is told to stop, takes nothing new, and ends', async () => {
    const { child, ready, ended } = start({ PORT: '0' })
    const url = new URL(await ready)
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.write(`GET ${url.pathname}/nothing HTTP/1.1\r\nHost: ${url.host}\r\n`)
    // Answered after the bytes above have arrived, since the process reads in order.
    await fetch(url)
    child.kill('SIGTERM')
    await waitForRefusal(url)
    socket.write('\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close')
    expect(await ended).toEqual({ code: 0, errors: '' })
  })

  it('ends at once when it is told to stop a second time', async () => {
    const { child, ready, ended } = start({ PORT: '0' })
    const url = new URL(await ready)
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST ${url.pathname}/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 9\r\n\r\n`)
    await fetch(url)
    child.kill('SIGTERM')
    await waitForRefusal(url)
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 1, errors: '' })
  })

  it.each([
    [{ HOST: 'http://0.0.0.0' }, [], 'HOST is “http://0.0.0.0”, which is not an address.'],
    [{ ALLOWED_HOSTS: 'https://a.example' }, [], 'ALLOWED_HOSTS names “https://a.example”'],
    [{ TRUSTED_PROXY: 'nginx' }, [], 'TRUSTED_PROXY names “nginx”'],
    [{}, ['--dmeo'], 'There is no such option: --dmeo.'],
  ])('ends with one sentence when it is started with %j %j', async (env, args, sentence) => {
    const { code, errors } = await start({ PORT: '0', ...env }, args).ended
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1])
    expect(errors).toContain(sentence)
  })

  it('ends with one sentence when its port is no number', async () => {
    expect(await start({ PORT: 'eighty' }).ended).toEqual({
      code: 1,
      errors: 'PORT is “eighty”, which is not a port. Give a number from 1 to 65535: PORT=4000.\n',
    })
  })
})
