import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { postgresDir } from '@console/node-server/testing/find-programs'
import { startPostgres } from '@console/node-server/testing/postgres-server'
import { packageListSchema } from '@console/shared/schemas/package'
import { expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { openAdminApi } from '../admin-api.ts'
import { commands } from './commands.ts'

const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }
const hash = 'a'.repeat(64)

// Skipped where PostgreSQL is not installed; the check reports that.
it.skipIf(postgresDir === undefined)(
  'a backup brings records and files back, and check tells what is lost',
  async () => {
    const server = await startPostgres()
    onTestFinished(() => server.remove())
    const folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const media = join(folder, 'media')
    const env = { DATABASE_URL: server.url, MEDIA_DIR: media, PATH: process.env['PATH'] }
    const run = async (name: string, ...args: string[]) => {
      const lines: string[] = []
      await commands[name]?.(args, { env, input: Readable.from(['']), print: (line) => lines.push(line) })
      return lines
    }
    const asStaff = async <Result>(use: (staff: ReturnType<typeof createTestClient>) => Promise<Result>) => {
      const api = await openAdminApi({ databaseUrl: server.url, seed: 'staff-only' })
      const { client } = await createTestClient(api).signIn('staff@example.com')
      return use(client).finally(() => api.close())
    }
    await asStaff((staff) => staff.send('POST', 'packages', { body: starter }))
    await server.query(`insert into media_file (hash, name, type, kind, size, created_at)
    values ('${hash}', 'Section 1.mp3', 'audio/mpeg', 'recording', 5, now())`)
    await mkdir(join(media, 'files'), { recursive: true })
    await writeFile(join(media, 'files', `${hash}.mp3`), 'bytes')
    expect(await run('check')).toEqual(['1 files are whole.'])

    const backup = join(folder, 'backup')
    await run('backup', backup)
    await expect(run('backup', backup)).rejects.toThrow('is not empty')
    await server.query('delete from package')
    await rm(join(media, 'files'), { recursive: true })
    await expect(run('check')).rejects.toThrow('Section 1.mp3\tmissing')

    // Two roles, as in docs/running.md: the one that serves goes on serving.
    await server.query('create role console_run login')
    await run('migrate', 'console_run')
    await run('restore', backup)
    const serving = await openAdminApi({ databaseUrl: server.url.replace('postgres@', 'console_run@') })
    await serving.checkDatabase().finally(() => serving.close())
    expect(await run('check')).toEqual(['1 files are whole.'])
    const names = await asStaff((staff) => staff.ask('GET', 'packages', packageListSchema))
    expect(names).toMatchObject([{ name: 'Starter' }])
  },
)
