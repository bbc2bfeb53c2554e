import { postgresDir } from '@console/node-server/testing/find-programs'
import { type PostgresServer, startPostgres } from '@console/node-server/testing/postgres-server'
import { packageSchema } from '@console/shared/schemas/package'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { openAdminApi } from '../admin-api.ts'
import type { Database } from './database.ts'
import { DatabaseOpenError } from './database-open-error.ts'
import { openingLock } from './open-postgres.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
/** More than there are connections for records. */
const saves = 11

// Skipped where PostgreSQL is not installed; the check reports that.
if (postgresDir !== undefined) {
  describe('on PostgreSQL', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server.remove())

    const connect = async () => {
      const client = new Client({ connectionString: server.url })
      await client.connect()
      return client
    }

    // proves T45
    it('people sign in while somebody holds a record that all others save, and the saves are refused', async () => {
      const api = await openAdminApi({ databaseUrl: server.url, seed: 'staff-only', log: () => {} })
      const visitor = createTestClient(api)
      const { client: staff } = await visitor.signIn('staff@example.com')
      const { id } = packageSchema.parse((await staff.send('POST', 'packages', { body: starter })).data)
      const holder = await connect()
      await holder.query('begin')
      await holder.query(`select * from package where id = ${id} for update`)

      let saved = 0
      const pending = Array.from({ length: saves }, async () => {
        const answer = await staff.send('PUT', `packages/${id}`, { body: starter })
        saved += 1
        return answer
      })
      await visitor.signIn('seller@example.com')
      expect(saved).toBe(0)
      const statuses = (await Promise.all(pending)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([503]))

      await holder.end()
      expect((await staff.send('PUT', `packages/${id}`, { body: starter })).status).toBe(200)
      await api.close()
    })

    it('a connection gives up what runs, waits or idles longer than a browser waits', async () => {
      let database: Database | undefined
      const api = await openAdminApi({
        databaseUrl: server.url,
        onDatabase: (opened) => {
          database = opened
        },
      })
      const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
      const times = sql.join(
        names.map((name) => sql`(select setting::int from pg_settings where name = ${name})`),
        sql`, `,
      )
      const rows = await database
        ?.select({ ms: sql<number[]>`array[${times}]` })
        .from(sql`(select) as nothing`)
      await api.close()
      const [{ ms } = { ms: [] }] = rows ?? []
      expect(ms).toHaveLength(names.length)
      for (const time of ms) {
        expect(time).toBeGreaterThan(0)
        expect(time).toBeLessThan(30_000)
      }
    })

    it('a start that has to wait for a lock fails instead of holding up everybody else', async () => {
      const holder = await connect()
      await holder.query(`select pg_advisory_lock(${openingLock})`)
      const opening = openAdminApi({ databaseUrl: server.url })
      await expect(opening).rejects.toBeInstanceOf(DatabaseOpenError)
      await expect(opening).rejects.toThrow('canceling statement due to lock timeout')
      await holder.end()
    })
  })
}
