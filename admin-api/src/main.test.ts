import { type ChildProcess, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { packageSchema } from '@console/shared/schemas/package'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestClient, reach } from '../test/support/test-client.ts'
import { makeFolder } from '../test/support/test-place.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

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

  it('keeps saved data when it is killed, and on SIGTERM finishes running requests and takes no new ones', async () => {
    const { child, ready, ended } = start({ PORT: '0', DATA_DIR: place.folder })
    const { client } = await createTestClient(reach(await ready)).signIn('staff@example.com')
    const created = await client.ask('POST', 'packages', packageSchema, starter)
    child.kill('SIGKILL')
    await ended

    const again = start({ PORT: '0', DATA_DIR: place.folder })
    const url = new URL(await again.ready)
    const { client: later } = await createTestClient(reach(url.href)).signIn('staff@example.com')
    expect(await later.ask('GET', `packages/${created.id}`, packageSchema)).toEqual(created)

    const socket = connect(Number(url.port), '127.0.0.1')
    socket.write(`GET ${url.pathname}/nothing HTTP/1.1\r\nHost: ${url.host}\r\n`)
    // Answered after the bytes above have arrived, since the process reads in order.
    await fetch(url)
    again.child.kill('SIGTERM')
    await waitForRefusal(url)
    socket.write('\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close')
    expect(await again.ended).toEqual({ code: 0, errors: '' })
  })

  it('exits with one sentence when its port is in use', async () => {
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

  it('exits at once on a second interrupt', async () => {
    const { child, ready, ended } = start({ PORT: '0' }, ['--in-memory'])
    const url = new URL(await ready)
    const socket = connect(Number(url.port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`POST ${url.pathname}/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 9\r\n\r\n`)
    await fetch(url)
    child.kill('SIGINT')
    await waitForRefusal(url)
    child.kill('SIGINT')
    expect(await ended).toEqual({ code: 1, errors: '' })
  })
})
