import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { createTestClient } from '../testing/test-client.ts'
import { makeFolder } from '../testing/test-place.ts'

const password = 'lantern-river'
const email = 'margaret@example.com'
const identity = ['--email', 'Margaret@Example.com', '--name', 'Margaret Fairweather']
const margaret = [...identity, '--phone', '+447-700-900123', '--role', 'editor', '--all-permissions']

describe('the command for accounts', () => {
  let place: Awaited<ReturnType<typeof makeFolder>>
  beforeEach(async () => {
    place = await makeFolder()
  })
  afterEach(() => place.remove())

  async function account(args: readonly string[], input = '', env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'account.ts'), ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: place.folder, ...env },
    })
    child.stdin.end(input)
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { code: await ended, output, errors }
  }
  const refused = (errors: string) => ({ code: 1, output: '', errors: `${errors}\n` })

  async function signIn(identifier: string, typed: string) {
    const api = await openAdminApi({ dataDir: place.folder })
    const { status, data } = await createTestClient(api).send('POST', 'login', {
      body: { identifier, password: typed },
    })
    await api.close()
    return { status, data }
  }

  it('adds somebody who can sign in, lists, changes the password and removes', async () => {
    expect(await account(['add', ...margaret], `${password}\n`)).toEqual({
      code: 0,
      output: `${email} may sign in. The account is in the database folder ${place.folder}.\n`,
      errors: '',
    })
    expect(await signIn(email, password)).toMatchObject({
      status: 200,
      data: { user: { name: 'Margaret Fairweather', roles: [{ name: 'editor' }] } },
    })
    expect((await signIn('447700900123', password)).status).toBe(200)
    expect((await account(['list'])).output).toBe(
      'margaret@example.com\t447700900123\tMargaret Fairweather\teditor\tdashboard.view, packages.manage, coupons.manage, articles.manage, mocks.manage, books.view\n',
    )

    const file = join(place.folder, 'password')
    await writeFile(file, 'another-lantern\n')
    const changed = await account(['password', '--email', email], '', { PASSWORD_FILE: file })
    expect(changed.output).toBe(`${email} has a new password, and is signed out everywhere.\n`)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'another-lantern')).status).toBe(200)

    const removed = await account(['remove', '--email', email])
    expect(removed.output).toBe(`${email} is removed, and is signed out everywhere.\n`)
    expect((await signIn(email, 'another-lantern')).status).toBe(401)
    const audit = await place.query(
      `select action, difference from audit where subject = 'account' order by id`,
    )
    expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(JSON.stringify(audit)).not.toMatch(/lantern|scrypt/)
  })

  it('ends the sessions of a person whose password is changed', async () => {
    await account(['add', ...margaret], password)
    const open = async () => {
      const api = await openAdminApi({ dataDir: place.folder })
      return { api, client: createTestClient(api) }
    }
    const first = await open()
    const { token } = await first.client.signIn(email, { password })
    await first.api.close()
    await account(['password', '--email', email], 'another-lantern')
    const later = await open()
    expect((await later.client.send('GET', 'packages', { token })).status).toBe(401)
    await later.api.close()
  })

  it('refuses somebody who is there already, and somebody who is not', async () => {
    await account(['add', ...margaret], password)
    expect(await account(['add', ...margaret], password)).toEqual(
      refused('There is an account with the email margaret@example.com already.'),
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
    expect(await account(['add', ...namesake], password)).toEqual(
      refused('Another account has this phone number.'),
    )
    for (const verb of ['password', 'remove']) {
      expect(await account([verb, '--email', 'nobody@example.com'], password)).toEqual(
        refused('There is no account with the email nobody@example.com.'),
      )
    }
  })

  it('refuses the password of the demonstration', async () => {
    expect(await account(['add', ...margaret], 'ielts-staff')).toEqual(
      refused('The password is one of those that are tried first. Choose another.'),
    )
  })

  it('refuses a database that is in use, and asks which where none is named', async () => {
    const api = await openAdminApi({ dataDir: place.folder })
    expect((await account(['list'])).errors).toMatch(/is in use by another process/)
    await api.close()
    expect(await account(['list'], '', { DATA_DIR: '' })).toEqual(
      refused('Say which database: DATABASE_URL for PostgreSQL, or DATA_DIR for a folder.'),
    )
    expect((await account(['add', ...margaret], '', { PASSWORD_FILE: '/nowhere' })).errors).toMatch(
      /^PASSWORD_FILE could not be read: ENOENT/,
    )
  })
})
