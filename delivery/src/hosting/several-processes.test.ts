import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { nginxPath, postgresDir, wrkPath } from '@console/node-server/testing/find-programs'
import { type PostgresServer, startPostgres } from '@console/node-server/testing/postgres-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InventedWorkspace, inventWorkspace } from '../testing/invented-workspace.ts'
import { type ApiProcess, startApiProcess } from '../testing/start-api-process.ts'
import { type Nginx, startNginx } from '../testing/start-nginx.ts'

const prefix = '/api/v1/admin'
const staff = { identifier: 'staff@example.com', password: 'ielts-staff' }
const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
/**
 * How long nginx leaves a process alone that did not answer: it counts whole seconds, and asks again when more than the two
 * of `fail_timeout` are over, which may take three.
 */
const failTimeout = 3_500

type Answer = { status: number; data: { id: number; token: string }; headers: Headers }
type Call = { method?: string; token?: string; body?: unknown; headers?: Record<string, string> }

async function call(
  url: string,
  path: string,
  { method = 'GET', token, body, headers }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${url}${prefix}/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // Every answer of the API is an envelope; of a refusal `data` is not looked at.
  const { data } = (await response.json()) as Pick<Answer, 'data'>
  return { status: response.status, data, headers: response.headers }
}

async function signIn(url: string): Promise<string> {
  const { data } = await call(url, 'login', { method: 'POST', body: staff })
  return data.token
}

const toUrl = ({ port }: ApiProcess) => `http://localhost:${port}`

// Where one of the programs is missing, the check says that these are left out.
if (nginxPath !== undefined && postgresDir !== undefined) {
  describe('Two processes of the API on one database behind nginx', () => {
    let workspace: InventedWorkspace
    let postgres: PostgresServer
    let first: ApiProcess
    let second: ApiProcess
    let nginx: Nginx
    beforeAll(async () => {
      workspace = await inventWorkspace(() => {})
      postgres = await startPostgres({ settings: { fsync: 'off' } })
      // One after the other is told by the database: both may start at once.
      ;[first, second] = await Promise.all([startApiProcess(postgres.url), startApiProcess(postgres.url)])
      nginx = await startNginx({
        siteDir: workspace.root,
        config: { apiBaseUrl: '' },
        apiPorts: [first.port, second.port],
      })
    }, 120_000)
    afterAll(async () => {
      await nginx.close()
      await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')])
      await postgres.remove()
      await workspace.remove()
    })

    test('share sessions: what one begins the other knows, and what one ends is ended for both', async () => {
      const token = await signIn(toUrl(first))
      expect((await call(toUrl(second), 'packages', { token })).status).toBe(200)
      expect((await call(toUrl(second), 'logout', { token, method: 'POST' })).status).toBe(200)
      expect((await call(toUrl(first), 'packages', { token })).status).toBe(401)
    })

    test('share versions and creates: one of two saves is taken, one record is made of one key', async () => {
      const token = await signIn(nginx.url)
      const headers = { 'idempotency-key': randomUUID() }
      const create: Call = { method: 'POST', token, body: starter, headers }
      const created = await Promise.all([
        call(toUrl(first), 'packages', create),
        call(toUrl(second), 'packages', create),
      ])
      expect(created.map(({ status }) => status)).toEqual([201, 201])
      const [one, other] = created.map(({ data }) => data.id)
      expect(one).toBe(other)
      const etag = created[0]?.headers.get('etag') ?? ''
      const save = (api: ApiProcess, name: string) =>
        call(toUrl(api), `packages/${one}`, {
          method: 'PUT',
          token,
          body: { ...starter, name },
          headers: { 'if-match': etag },
        })
      const saved = await Promise.all([save(first, 'First'), save(second, 'Second')])
      expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 412])
    })

    // proves T38
    test('compress what nginx hands on, so that its version still guards a save', async () => {
      const token = await signIn(nginx.url)
      const body = { ...starter, name: 'N'.repeat(255), description: 'compressed' }
      const { data } = await call(nginx.url, 'packages', { method: 'POST', token, body })
      for (const name of ['First', 'Second']) {
        const read = await call(nginx.url, `packages/${data.id}`, { token })
        const headers = { 'if-match': read.headers.get('etag') ?? '' }
        const saved = await call(nginx.url, `packages/${data.id}`, {
          method: 'PUT',
          token,
          body: { ...body, name: name.padEnd(255, '.') },
          headers,
        })
        expect(headers['if-match']).toMatch(/^"[\w-]+-(?:br|gzip)"$/)
        expect(saved.status).toBe(200)
      }
    })

    // proves T24
    test('take a write from a page of the console, and none from a page of another site', async () => {
      const token = await signIn(nginx.url)
      const write = (origin: string) =>
        call(nginx.url, 'packages', { method: 'POST', token, body: starter, headers: { origin } })
      expect((await write(nginx.url)).status).toBe(201)
      expect((await write('http://evil.example')).status).toBe(403)
    })

    // proves T20
    test('count failed attempts together, and by who is behind nginx', async () => {
      const attempt = (url: string, address?: string) =>
        call(url, 'login', {
          method: 'POST',
          body: { identifier: 'seller@example.com', password: 'not-the-password' },
          ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
        })
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await attempt(toUrl(time % 2 === 0 ? first : second), '203.0.113.7')).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      // Another caller has attempts of their own, and nobody chooses whose they spend by what they claim to nginx.
      expect((await attempt(toUrl(first), '203.0.113.8')).status).toBe(401)
      expect((await attempt(nginx.url, '203.0.113.7')).status).toBe(401)
    })

    // proves T40
    test('lose nothing that was acknowledged when one is killed under load, and double nothing', async () => {
      const token = await signIn(nginx.url)
      const acknowledged = new Map<string, number>()
      let killed: Promise<unknown> | undefined
      let retried = 0
      const createOne = async () => {
        const key = randomUUID()
        const body = { ...starter, name: `Kept ${key}` }
        const create = { method: 'POST', token, body, headers: { 'idempotency-key': key } }
        for (;;) {
          const answer = await call(nginx.url, 'packages', create).catch(() => undefined)
          if (answer?.status === 201) return acknowledged.set(key, answer.data.id)
          retried += 1
          if (answer !== undefined) expect(answer.status).toBe(502)
        }
      }
      const work = async () => {
        while (acknowledged.size < 400) {
          await createOne()
          if (acknowledged.size >= 100) killed ??= first.end('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: 16 }, work))
      await killed
      const rows = await postgres.query(`select id || ' ' || name from package where name like 'Kept %'`)
      expect(rows.toSorted()).toEqual([...acknowledged].map(([key, id]) => `${id} Kept ${key}`).toSorted())
      const audited = await postgres.query(
        `select count(distinct record_id) from audit where record_id = any (
           select id from package where name like 'Kept %')`,
      )
      expect(audited).toEqual([String(acknowledged.size)])
      console.log(`${acknowledged.size} creates, ${retried} sent again after one process was killed`)
      first = await startApiProcess(postgres.url, first.port)
    })

    if (wrkPath === undefined) return
    const wrk = wrkPath
    // proves T40
    test('drop no request while one after the other is restarted under load', async () => {
      const token = await signIn(nginx.url)
      await sleep(failTimeout)
      // Without pauses, reads and creates would take the machine from the processes that are to start.
      const pauses = join(workspace.root, 'pauses.lua')
      await writeFile(pauses, 'function delay() return math.random(0, 100) end')
      const load = spawn(wrk, [
        ...['--connections', '32', '--threads', '2', '--duration', '600s', '--timeout', '60s'],
        ...['--script', pauses],
        ...['--header', `Authorization: Bearer ${token}`, `${nginx.url}${prefix}/packages/1`],
      ])
      const said = text(load.stdout)
      let isOver = false
      const statuses = new Map<number, number>()
      const create = async () => {
        while (!isOver) {
          const headers = { 'idempotency-key': randomUUID() }
          const create = { method: 'POST', token, body: starter, headers }
          const { status } = await call(nginx.url, 'packages', create)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          await sleep(20)
        }
      }
      const creators = Array.from({ length: 4 }, create)
      expect(await first.end('SIGTERM')).toBe(0)
      first = await startApiProcess(postgres.url, first.port)
      await sleep(failTimeout)
      expect(await second.end('SIGTERM')).toBe(0)
      second = await startApiProcess(postgres.url, second.port)
      await sleep(failTimeout)
      isOver = true
      await Promise.all(creators)
      const ended = once(load, 'close')
      load.kill('SIGINT')
      await ended
      const report = await said
      expect(report).toMatch(/\n\s+\d{2,} requests in /)
      expect(report).not.toMatch(/Non-2xx|Socket errors/)
      expect([...statuses.keys()]).toEqual([201])
    })
  })
}
