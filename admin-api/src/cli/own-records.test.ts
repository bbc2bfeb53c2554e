import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { bookListSchema } from '@console/shared/schemas/book'
import { dashboardSchema } from '@console/shared/schemas/dashboard'
import { inArray } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { openAdminApi } from '../admin-api.ts'
import { auditTable } from '../audit/audit-table.ts'
import type { Database } from '../database/database.ts'
import { commands } from './commands.ts'

const figures = {
  ...{ revenue: 12.5, influencer_revenue: 2, total_attempt: 4, success_attempt: 2, failed_attempt: 1 },
  ...{ failed_attempt_amount: 6, new_user: 3, active_user: 9, first_seen_in_month: 9 },
}
const now = () => new Date('2026-03-10T09:30:00Z')

it('books and daily figures are entered by command and by API call', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'admin-api-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const file = join(dataDir, 'facts.json')
  await writeFile(file, JSON.stringify([{ date: '2026-03-09', ...figures }]))
  await openAdminApi({ dataDir, seed: 'staff-only' }).then((api) => api.close())
  const run = async (name: string, ...args: string[]) => {
    const lines: string[] = []
    const place = {
      env: { DATA_DIR: dataDir },
      input: Readable.from(['']),
      print: (line: string) => lines.push(line),
    }
    await commands[name]?.(args, place)
    return lines
  }
  expect(await run('book', 'add', 'Harbour Practice Tests 9')).toEqual(['1\tHarbour Practice Tests 9'])
  expect(await run('facts', 'import', file)).toEqual(['1 days are written.'])
  await expect(run('book', 'add')).rejects.toThrow('Usage:')
  await writeFile(file, '[{"date":"yesterday"}]')
  await expect(run('facts', 'import', file)).rejects.toThrow(`${file} is not usable: 0.date:`)

  let database: Database | undefined
  const onDatabase = (opened: Database) => {
    database = opened
  }
  const api = await openAdminApi({ dataDir, now, onDatabase })
  onTestFinished(() => api.close())
  const { client: staff } = await createTestClient(api).signIn('staff@example.com')
  const { client: seller } = await createTestClient(api).signIn('seller@example.com')
  expect((await seller.send('POST', 'all-books', { body: { title: 'Mine' } })).status).toBe(403)
  expect((await staff.send('POST', 'all-books', { body: { title: 'Lantern 2' } })).status).toBe(201)
  const titles = (await staff.ask('GET', 'all-books', bookListSchema)).map(({ title }) => title)
  expect(titles).toEqual(['Harbour Practice Tests 9', 'Lantern 2'])
  expect((await staff.send('PUT', 'daily-facts/2026-03-10', { body: figures })).status).toBe(200)
  expect((await staff.send('PUT', 'daily-facts/tomorrow', { body: figures })).status).toBe(422)
  const { action, subject, staff_name } = auditTable
  const changes = database?.select({ action, subject, staff_name }).from(auditTable)
  expect(await changes?.where(inArray(subject, ['book', 'day'])).orderBy(auditTable.id)).toEqual([
    { action: 'create', subject: 'book', staff_name: null },
    { action: 'update', subject: 'day', staff_name: null },
    { action: 'refuse', subject: 'book', staff_name: 'Priya Nair' },
    { action: 'create', subject: 'book', staff_name: 'Amelia Hart' },
    { action: 'update', subject: 'day', staff_name: 'Amelia Hart' },
  ])
  const { today, last_day } = await staff.ask('GET', 'dashboard', dashboardSchema)
  expect([today.total_revenue, last_day.total_revenue]).toEqual([12.5, 12.5])
})
