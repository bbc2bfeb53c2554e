import { randomUUID } from 'node:crypto'
import { nginxPath, postgresDir } from '@console/node-server/testing/find-programs'
import { describe, expect, test } from 'vitest'
import type { ApiProcess } from '../../test/support/start-api-process.ts'
import { type Call, call, signIn, starter, toUrl, useTwoProcesses } from '../../test/support/two-processes.ts'

// Skipped where one of the programs is not installed; the check reports that.
if (nginxPath !== undefined && postgresDir !== undefined) {
  describe('Two processes of the API on one database behind nginx', () => {
    const running = useTwoProcesses()

    test('share sessions: each knows and ends the sessions of the other', async () => {
      const token = await signIn(toUrl(running.first))
      expect((await call(toUrl(running.second), 'packages', { token })).status).toBe(200)
      expect((await call(toUrl(running.second), 'logout', { token, method: 'POST' })).status).toBe(200)
      expect((await call(toUrl(running.first), 'packages', { token })).status).toBe(401)
    })

    test('share versions and idempotency keys: one of two saves wins, one record is created', async () => {
      const token = await signIn(running.nginx.url)
      const headers = { 'idempotency-key': randomUUID() }
      const create: Call = { method: 'POST', token, body: starter, headers }
      const created = await Promise.all([
        call(toUrl(running.first), 'packages', create),
        call(toUrl(running.second), 'packages', create),
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
      const saved = await Promise.all([save(running.first, 'First'), save(running.second, 'Second')])
      expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 412])
    })

    // proves T38
    test('compress responses with ETags that still guard a save', async () => {
      const token = await signIn(running.nginx.url)
      const body = { ...starter, name: 'N'.repeat(255), description: 'compressed' }
      const { data } = await call(running.nginx.url, 'packages', { method: 'POST', token, body })
      for (const name of ['First', 'Second']) {
        const read = await call(running.nginx.url, `packages/${data.id}`, { token })
        const headers = { 'if-match': read.headers.get('etag') ?? '' }
        const saved = await call(running.nginx.url, `packages/${data.id}`, {
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
    test('accept writes from pages of the console, and none from another site', async () => {
      const token = await signIn(running.nginx.url)
      const write = (origin: string) =>
        call(running.nginx.url, 'packages', { method: 'POST', token, body: starter, headers: { origin } })
      expect((await write(running.nginx.url)).status).toBe(201)
      expect((await write('http://evil.example')).status).toBe(403)
    })

    // proves T20
    test('count failed sign-ins together, by the address behind nginx', async () => {
      const attempt = (url: string, address?: string) =>
        call(url, 'login', {
          method: 'POST',
          body: { identifier: 'seller@example.com', password: 'not-the-password' },
          ...(address !== undefined && { headers: { 'x-forwarded-for': address } }),
        })
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) {
        statuses.push(
          (await attempt(toUrl(time % 2 === 0 ? running.first : running.second), '203.0.113.7')).status,
        )
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      // Another caller has attempts of their own, and nobody chooses whose they spend by what they claim to nginx.
      expect((await attempt(toUrl(running.first), '203.0.113.8')).status).toBe(401)
      expect((await attempt(running.nginx.url, '203.0.113.7')).status).toBe(401)
    })

    // proves T40
    test('lose no acknowledged write and duplicate none when one is killed under load', async () => {
      const token = await signIn(running.nginx.url)
      const acknowledged = new Map<string, number>()
      let killed: Promise<unknown> | undefined
      let retried = 0
      const createOne = async () => {
        const key = randomUUID()
        const body = { ...starter, name: `Kept ${key}` }
        const create = { method: 'POST', token, body, headers: { 'idempotency-key': key } }
        for (;;) {
          const answer = await call(running.nginx.url, 'packages', create).catch(() => undefined)
          if (answer?.status === 201) return acknowledged.set(key, answer.data.id)
          retried += 1
          if (answer !== undefined) expect(answer.status).toBe(502)
        }
      }
      const work = async () => {
        while (acknowledged.size < 160) {
          await createOne()
          if (acknowledged.size >= 40) killed ??= running.first.end('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: 16 }, work))
      await killed
      const rows = await running.postgres.query(
        `select id || ' ' || name from package where name like 'Kept %'`,
      )
      expect(rows.toSorted()).toEqual([...acknowledged].map(([key, id]) => `${id} Kept ${key}`).toSorted())
      const audited = await running.postgres.query(
        `select count(distinct record_id) from audit where record_id = any (
           select id from package where name like 'Kept %')`,
      )
      expect(audited).toEqual([String(acknowledged.size)])
      console.log(`${acknowledged.size} creates, ${retried} sent again after one process was killed`)
    })
  })
}
