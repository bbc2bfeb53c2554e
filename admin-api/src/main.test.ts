import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { packageSchema } from '@console/shared/schemas/package'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from './admin-api.ts'
import { createTestClient } from './test-api/test-client.ts'
import { makeFolder } from './test-api/test-place.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

/** The API of a running process, reached over the network. */
const reach = (prefix: string): AdminApi => ({
  fetch: (request) =>
    fetch(new Request(request.url.replace('http://localhost/api/v1/admin', prefix), request)),
  close: async () => {},
})

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

  function start(env: Record<string, string>) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
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
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { ended } = start({ PORT: port })
    expect(await ended).toEqual({
      code: 1,
      errors: `Port ${port} is in use by another program. Stop it, or choose another with PORT.\n`,
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

  it('ends with one sentence when its port is no number', async () => {
    expect(await start({ PORT: 'eighty' }).ended).toEqual({
      code: 1,
      errors: 'PORT must be a number from 0 to 65535, not eighty.\n',
    })
  })
})
