import { Readable } from 'node:stream'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { packageSchema } from '@console/shared/schemas/package'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { openAdminApi } from '../admin-api.ts'
import { commands } from './commands.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

// Skipped where PostgreSQL is not installed; the check reports that.
// proves T41, V13.2.2, V16.4.2
it.skipIf(postgresDir === undefined)(
  'serves as a role that changes no table and only adds to the audit',
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.remove())
    await server.query('create role console_run login')
    await openAdminApi({ databaseUrl: server.url, seed: 'staff-only' }).then((api) => api.close())
    const lines: string[] = []
    const place = { input: Readable.from(['']), print: (line: string) => void lines.push(line) }
    await commands['migrate']?.(['console_run'], { ...place, env: { DATABASE_URL: server.url } })
    expect(lines).toEqual(['The tables are up to date, and console_run may serve.'])

    const databaseUrl = server.url.replace('postgres@', 'console_run@')
    const api = await openAdminApi({ databaseUrl })
    onTestFinished(() => api.close())
    const { client: staff } = await createTestClient(api).signIn('staff@example.com')
    const { id } = packageSchema.parse((await staff.send('POST', 'packages', { body: starter })).data)
    expect((await staff.send('DELETE', `packages/${id}`)).status).toBe(200)
    expect((await staff.send('POST', 'logout')).status).toBe(200)

    await api.checkDatabase()
    await server.query('revoke select on staff from console_run')
    await expect(api.checkDatabase()).rejects.toThrow()

    const erase = commands['erase']?.(['audit', '--days', '730'], {
      ...place,
      env: { DATABASE_URL: databaseUrl },
    })
    await expect(erase).rejects.toThrow('Name the role that owns the tables')

    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    for (const statement of [
      'delete from audit',
      `update audit set staff_name = ''`,
      'truncate audit',
      'drop table package',
    ]) {
      await expect(client.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
    }
  },
)
