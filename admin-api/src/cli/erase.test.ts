import { Readable } from 'node:stream'
import { packageSchema } from '@console/shared/schemas/package'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeFolder } from '../../test/support/test-place.ts'
import { openAdminApi } from '../admin-api.ts'
import { commands } from './commands.ts'

const [email, name, phone, address] = [
  'margaret@example.com',
  'Margaret Fairweather',
  '447700900123',
  '203.0.113.9',
]
const password = 'lantern-river'
const starter = { name: 'Starter', coins: 1, gems: 1, price: 1, currency: 'USD', status: 'draft' }

describe('erasing', () => {
  let place: Awaited<ReturnType<typeof makeFolder>>
  const run = async (...[command = '', ...args]: string[]) => {
    const lines: string[] = []
    const env = { DATA_DIR: place.folder }
    const print = (line: string) => void lines.push(line)
    await commands[command]?.(args, { env, input: Readable.from([password]), print })
    return lines.join('\n')
  }
  const open = (seed: 'demo' | 'none', at = new Date()) =>
    openAdminApi({ dataDir: place.folder, seed, now: () => at, features: { versions: true } })
  beforeEach(async () => {
    place = await makeFolder()
    onTestFinished(() => place.remove())
  })

  /** Tables with a row that says it. */
  async function findTelling(text: string): Promise<string[]> {
    const tables = await place.query(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    // At once, because each question opens the folder anew.
    const telling = tables.map(
      ({ name: table }) =>
        `select '${table}' as name from "${table}" as r where row_to_json(r)::text ilike '%${text}%'`,
    )
    const rows = await place.query(telling.join(' union '))
    return rows.map(({ name: table }) => String(table)).toSorted()
  }

  // proves T47
  it('removes a person who left from every row, and keeps what they did', async () => {
    await open('demo').then((api) => api.close())
    await run('account', 'add', '--email', email, '--name', name, '--phone', phone, '--all-permissions')
    const api = await open('none')
    const login = { identifier: email, password }
    const { data } = await createTestClient(api).send('POST', 'login', { body: login, address })
    const client = createTestClient(api, String(Object(data)['token']))
    const { id } = packageSchema.parse((await client.send('POST', 'packages', { body: starter })).data)
    const mocks = (await client.send('GET', 'mocks/reading')).data
    const { id: first } = Object(mocks)[0]
    const path = `mocks/reading/${first}`
    const mock = (await client.send('GET', path)).data
    expect((await client.send('PUT', path, { body: mock })).status).toBe(200)
    const review = { step: 'sent', note: '' }
    const reviewed = await client.send('POST', `mock-notes/reading/${first}/reviews`, { body: review })
    expect(reviewed.status).toBe(201)
    await api.close()

    await expect(run('erase', 'person', '99')).rejects.toThrow('Nothing tells of an account 99.')
    const [{ id: account } = {}] = await place.query(`select id from staff where email = '${email}'`)
    await expect(run('erase', 'person', String(account))).rejects.toThrow('has an account still')
    expect(await run('account', 'remove', '--email', email)).toContain(`erase person ${account}`)
    expect(await findTelling(name)).toEqual(['audit', 'mock', 'mock_notes', 'mock_version', 'package'])
    expect(await run('erase', 'person', String(account))).toMatch(
      /^Account \d+ is named nowhere any more: \d+ /,
    )
    for (const told of [name, email, phone, address]) expect(await findTelling(told), told).toEqual([])
    expect(await place.query(`select updated_by from package where id = ${id}`)).toEqual([
      { updated_by: 'Former staff' },
    ])
    const kept = `select action from audit where subject = 'package' and record_id = ${id}`
    expect(await place.query(kept)).toEqual([{ action: 'create' }])
    expect(await place.query(`select action from audit where subject = 'person'`)).toHaveLength(1)
  })

  // proves T47
  it('deletes old rows of the audit, and audits that', async () => {
    const now = Date.now()
    for (const days of [800, 740, 700]) {
      const api = await open('demo', new Date(now - days * 86_400_000))
      await createTestClient(api).signIn('staff@example.com')
      await api.close()
    }
    await expect(run('erase', 'audit', '--days', '29')).rejects.toThrow('Keep at least 30 days')
    expect(await run('erase', 'audit', '--days', '730')).toBe(
      '2 rows of the audit are gone, all of more than 730 days ago.',
    )
    expect(await place.query('select action, subject from audit order by id')).toEqual([
      { action: 'sign-in', subject: 'session' },
      { action: 'delete', subject: 'audit' },
    ])
  })

  it.each([
    [[]],
    [['audit']],
    [['person']],
    [['person', '7', '8']],
    [['audit', '--days', 'many']],
    [['everything']],
  ])('prints its usage for: erase %j', async (args) => {
    await expect(run('erase', ...args)).rejects.toThrow('Usage:')
  })
})
