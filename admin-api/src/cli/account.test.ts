import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { makeFolder } from '../../test/support/test-place.ts'
import { openAdminApi } from '../admin-api.ts'
import { runAccount } from './run-account.ts'

const password = 'lantern-river'
const email = 'margaret@example.com'
const identity = ['--email', 'Margaret@Example.com', '--name', 'Margaret Fairweather']
const margaret = [...identity, '--phone', '+447-700-900123', '--role', 'editor', '--all-permissions']
const walter = [
  '--email',
  'walter@example.com',
  '--name',
  'Walter',
  '--phone',
  '447700900456',
  '--all-permissions',
]

describe('the command for accounts', () => {
  let place: Awaited<ReturnType<typeof makeFolder>>
  beforeAll(async () => {
    place = await makeFolder()
  })
  afterAll(() => place.remove())

  /** As a process of its own. */
  async function accountProcess(args: readonly string[], input = '', env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts'), 'account', ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: place.folder, ...env },
    })
    child.stdin.end(input)
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await ended, output, errors }
  }
  /** Gives what it printed. */
  async function account(args: readonly string[], input = '', env: Record<string, string> = {}) {
    const lines: string[] = []
    await runAccount(args, {
      env: { DATA_DIR: place.folder, ...env },
      input: Readable.from([input]),
      print: (line) => lines.push(line),
    })
    return lines.join('\n')
  }
  /** One after the other, on one opening of the database: that is what costs. */
  async function signIn(...attempts: [identifier: string, password: string][]) {
    const api = await openAdminApi({ dataDir: place.folder })
    const answers = []
    for (const [identifier, typed] of attempts) {
      const body = { identifier, password: typed }
      answers.push(await createTestClient(api).send('POST', 'login', { body }))
    }
    await api.close()
    return answers
  }

  it('adds an account that can sign in, lists it, changes its password and removes it', async () => {
    expect(await accountProcess(['add', ...margaret], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} may sign in. The account is in the database folder ${place.folder}.\n`,
      errors: '',
    })
    expect(await signIn([email, password], ['447700900123', password])).toMatchObject([
      { status: 200, data: { user: { name: 'Margaret Fairweather', roles: [{ name: 'editor' }] } } },
      { status: 200 },
    ])
    expect(await account(['list'])).toBe(
      'margaret@example.com\t447700900123\tMargaret Fairweather\teditor\tdashboard.view, packages.manage, coupons.manage, articles.manage, mocks.manage, books.view, books.manage, facts.write, releases.read, releases.preview',
    )

    const file = join(place.folder, 'password')
    await writeFile(file, 'another-lantern\n')
    const changed = await account(['password', '--email', email], '', { PASSWORD_FILE: file })
    expect(changed).toBe(`${email} has a new password, and is signed out everywhere.`)
    expect(await signIn([email, password], [email, 'another-lantern'])).toMatchObject([
      { status: 401 },
      { status: 200 },
    ])

    const removed = await account(['remove', '--email', email])
    expect(removed).toContain(`${email} is removed, and is signed out everywhere.`)
    expect(await signIn([email, 'another-lantern'])).toMatchObject([{ status: 401 }])
    const audit = await place.query(
      `select action, difference from audit where subject = 'account' order by id`,
    )
    expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(JSON.stringify(audit)).not.toMatch(/lantern|scrypt/)
  })

  it('ends all sessions of an account whose password is changed', async () => {
    await account(['add', ...walter], password)
    const open = async () => {
      const api = await openAdminApi({ dataDir: place.folder })
      return { api, client: createTestClient(api) }
    }
    const first = await open()
    const { token } = await first.client.signIn('walter@example.com', { password })
    await first.api.close()
    await account(['password', '--email', 'walter@example.com'], 'another-lantern')
    const later = await open()
    expect((await later.client.send('GET', 'packages', { token })).status).toBe(401)
    await later.api.close()
    await account(['remove', '--email', 'walter@example.com'])
  })

  // proves V7.4.2, V7.4.5
  it('changes an account, keeps people out and lets them in again, and ends their sessions', async () => {
    await account(['add', ...walter], password)
    const edited = [
      '--email',
      'walter@example.com',
      '--new-email',
      'w@example.com',
      '--permission',
      'books.view',
    ]
    expect(await account(['edit', ...edited, '--name', 'Walter H', '--no-phone'])).toBe(
      'w@example.com is changed.',
    )
    expect(await account(['list'])).toContain('w@example.com\t-\tWalter H\t-\tbooks.view')
    const api = await openAdminApi({ dataDir: place.folder })
    const { token } = await createTestClient(api).signIn('w@example.com', { password })
    await api.close()

    await account(['sign-out', '--email', 'w@example.com'])
    await account(['disable', '--email', 'w@example.com'])
    expect(await account(['list'])).toMatch(/books\.view\tdisabled$/m)
    const later = await openAdminApi({ dataDir: place.folder })
    expect((await createTestClient(later).send('GET', 'all-books', { token })).status).toBe(401)
    await later.close()
    expect(await signIn(['w@example.com', password])).toMatchObject([{ status: 401 }])
    await account(['enable', '--email', 'w@example.com'])
    expect(await signIn(['w@example.com', password])).toMatchObject([{ status: 200 }])
    await account(['remove', '--email', 'w@example.com'])
    const audit = await place.query(`select difference from audit where subject = 'account' order by id`)
    const differences = audit.map(({ difference }) => difference)
    expect(differences).toContainEqual(
      expect.objectContaining({
        name: { from: 'Walter', to: 'Walter H' },
        phone: { from: '447700900456', to: null },
      }),
    )
    expect(differences).toContainEqual({ disabled: { to: true } })
  })

  it('refuses to add an existing account, and to change a missing one', async () => {
    await account(['add', ...margaret], password)
    await expect(account(['add', ...margaret], password)).rejects.toThrow(
      'There is an account with the email margaret@example.com already.',
    )
    const namesake = [
      '--email',
      'm@example.com',
      '--name',
      'M',
      '--phone',
      '447700900123',
      '--all-permissions',
    ]
    await expect(account(['add', ...namesake], password)).rejects.toThrow(
      'Another account has this phone number.',
    )
    for (const verb of ['password', 'disable', 'enable', 'sign-out', 'remove']) {
      await expect(account([verb, '--email', 'nobody@example.com'], password)).rejects.toThrow(
        'There is no account with the email nobody@example.com.',
      )
    }
  })

  // proves T27
  it('refuses the demo password', async () => {
    await expect(account(['add', ...walter], 'ielts-staff')).rejects.toThrow(
      'This password is too common. Choose another.',
    )
  })

  it('refuses a database in use, and asks for one when none is named', async () => {
    const api = await openAdminApi({ dataDir: place.folder })
    await expect(account(['list'])).rejects.toThrow('is in use by another process')
    await api.close()
    expect(await accountProcess(['list'], '', { DATA_DIR: '' })).toEqual({
      code: 1,
      output: '',
      errors: 'Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.\n',
    })
    await expect(account(['add', ...margaret], '', { PASSWORD_FILE: '/nowhere' })).rejects.toThrow(
      /^PASSWORD_FILE could not be read: ENOENT/,
    )
  })
})
