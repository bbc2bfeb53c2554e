import { packageListSchema } from '@console/shared/schemas/package'
import { sessionListSchema } from '@console/shared/schemas/session-list'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { inTurn, isPasswordRight } from './password.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const mismatch = {
  status: 401,
  message: 'The email or phone number and the password do not match',
  error: null,
}
const ended = { status: 401, message: 'The session has ended. Sign in again.', error: null }

describe('a session', () => {
  let clock = Date.parse('2026-03-10T09:30:00Z')
  const pass = (time: number) => {
    clock += time
  }
  const api = useTestApi({ now: () => new Date(clock) })
  // Failures of one test are forgotten before the next.
  beforeEach(() => pass(day))

  const attempt = (identifier: string, more: { password?: string; address?: string } = {}) =>
    api.visitor.send('POST', 'login', {
      body: { identifier, password: more.password ?? 'wrong-password' },
      address: more.address ?? '192.0.2.1',
    })

  it('starts with an email in any case or a phone number with any separators', async () => {
    for (const identifier of [' Staff@Example.COM ', '+447005550123', '447-005-550123', '(447) 005.550123']) {
      const body = { identifier, password: 'ielts-staff' }
      const answer = await api.visitor.send('POST', 'login', { body })
      expect(answer, identifier).toMatchObject({ status: 200 })
    }
    const { user, permissions, token } = await api.visitor.signIn('staff@example.com')
    expect(user).toMatchObject({
      email: 'staff@example.com',
      name: 'Amelia Hart',
      roles: [{ name: 'administrator' }, { name: 'content editor' }],
    })
    expect(permissions).toContain('packages.manage')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  // proves T29
  it('never shows the password or its hash', async () => {
    const answer = await attempt('staff@example.com', { password: 'ielts-staff' })
    expect(JSON.stringify(answer.data)).not.toMatch(/scrypt|hash|ielts-staff/)
  })

  it('is refused with the same message for a wrong password and an unknown person', async () => {
    expect(await attempt('staff@example.com')).toMatchObject(mismatch)
    expect(await attempt('nobody@example.com', { password: 'ielts-staff' })).toMatchObject(mismatch)
    expect(await isPasswordRight('', null)).toBe(false)
  })

  it('names the invalid fields of the sign-in form', async () => {
    const body = { identifier: 'staff', password: '12345' }
    expect(await api.visitor.send('POST', 'login', { body })).toMatchObject({
      status: 422,
      error: {
        identifier: ['Invalid email or phone number'],
        password: ['Password must be at least 6 characters'],
      },
    })
  })

  it('is required for every other endpoint', async () => {
    for (const headers of [{}, { authorization: 'Basic c3RhZmY6' }, { authorization: 'Bearer' }]) {
      const answer = await api.visitor.send('GET', 'packages', { headers })
      expect(answer).toMatchObject({ status: 401, message: 'Sign in to use the admin API', error: null })
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
    expect(await api.visitor.send('GET', 'packages', { token: 'made-up' })).toMatchObject(ended)
    expect(await api.visitor.send('POST', 'packages', { text: 'not JSON' })).toMatchObject({ status: 401 })
  })

  it('lasts 12 hours, or 30 days with “remember me”', async () => {
    const { client: brief } = await api.visitor.signIn('staff@example.com')
    const { client: remembered } = await api.visitor.signIn('staff@example.com', { remember_me: true })
    pass(5 * hour)
    await brief.ask('GET', 'packages', packageListSchema)
    pass(5 * hour)
    await brief.ask('GET', 'packages', packageListSchema)
    pass(2 * hour - 1)
    await brief.ask('GET', 'packages', packageListSchema)
    pass(1)
    expect(await brief.send('GET', 'packages')).toMatchObject(ended)
    for (const days of [12, 13, 4]) {
      pass(days * day)
      await remembered.ask('GET', 'packages', packageListSchema)
    }
    pass(day)
    expect(await remembered.send('GET', 'packages')).toMatchObject(ended)
  })

  // proves V7.3.1
  it('ends after 6 hours without use, or 14 days with “remember me”', async () => {
    const { client: brief } = await api.visitor.signIn('staff@example.com')
    const { client: remembered } = await api.visitor.signIn('staff@example.com', { remember_me: true })
    pass(6 * hour - 1)
    await brief.ask('GET', 'packages', packageListSchema)
    pass(6 * hour)
    expect(await brief.send('GET', 'packages')).toMatchObject(ended)
    expect(await remembered.ask('GET', 'sessions', sessionListSchema)).toHaveLength(1)
    pass(14 * day)
    expect(await remembered.send('GET', 'packages')).toMatchObject(ended)
  })

  it('ends on sign-out, and no other session does', async () => {
    const { client } = await api.visitor.signIn('staff@example.com')
    const { client: other } = await api.visitor.signIn('staff@example.com')
    expect(await client.send('POST', 'logout')).toMatchObject({ status: 200, data: null })
    expect(await client.send('GET', 'packages')).toMatchObject(ended)
    expect((await other.send('GET', 'packages')).status).toBe(200)
  })

  it('cannot be started for a while after 5 failures, however the email is spelled', async () => {
    const spellings = ['staff@example.com', 'STAFF@example.com', ' Staff@Example.com', 'sTAFF@EXAMPLE.COM']
    const answers = await Promise.all(spellings.map((identifier) => attempt(identifier)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    pass(5 * minute)
    expect((await attempt('staff@EXAMPLE.com')).status).toBe(401)

    const refused = await attempt('Staff@example.com', { password: 'ielts-staff' })
    expect(refused).toMatchObject({
      status: 429,
      message: 'Too many failed attempts to sign in. Try again in 10 minutes.',
      error: null,
    })
    expect(refused.headers.get('retry-after')).toBe('600')

    pass(10 * minute - 30_000)
    expect((await attempt('staff@example.com')).message).toContain('Try again in 30 seconds.')
    pass(30_000)
    expect((await attempt('staff@example.com', { password: 'ielts-staff' })).status).toBe(200)
  })

  it('counts failures by phone number regardless of separators', async () => {
    const spellings = ['+447005550123', '447005550123', '447-005-550123', '447 005 550123', '447.005.550123']
    await Promise.all(spellings.map((identifier) => attempt(identifier)))
    expect((await attempt('(447)005550123')).status).toBe(429)
  })

  it('counts failures per person and address, and resets after a success', async () => {
    const fail = (times: number) =>
      Promise.all(Array.from({ length: times }, () => attempt('staff@example.com')))
    await fail(5)
    expect((await attempt('staff@example.com')).status).toBe(429)
    expect((await attempt('editor@example.com')).status).toBe(401)
    expect((await attempt('staff@example.com', { address: '192.0.2.2' })).status).toBe(401)

    pass(15 * minute)
    await fail(4)
    expect((await attempt('staff@example.com', { password: 'ielts-staff' })).status).toBe(200)
    expect((await fail(5)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })

  it('lets no more than 5 of many simultaneous guesses through', async () => {
    const guesses = Array.from({ length: 12 }, () => attempt('editor@example.com'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  // proves T20
  it('counts the email and phone number of a person apart, so that neither tells that they are one’s', async () => {
    const tryBoth = async (email: string, phone: string) => {
      const names = [...Array.from({ length: 6 }, () => email), phone]
      const answers = []
      for (const name of names) answers.push((await attempt(name)).status)
      return answers
    }
    const ofStaff = await tryBoth('staff@example.com', '+447005550123')
    expect(ofStaff).toEqual([401, 401, 401, 401, 401, 429, 401])
    expect(await tryBoth('nobody@example.com', '+447005559999')).toEqual(ofStaff)
  })

  // proves T23
  it('is rate-limited the same for known and unknown people', async () => {
    const answers = async (identifier: string) => {
      const all = await Promise.all(Array.from({ length: 7 }, () => attempt(identifier)))
      return all
        .map(({ status, message, headers }) => [status, message, headers.get('retry-after')])
        .toSorted()
    }
    expect(await answers('nobody@example.com')).toEqual(await answers('editor@example.com'))
  })

  // proves T21
  it('can still be started from a known network while strangers exhaust the account’s attempts', async () => {
    const signIn = (address: string) => attempt('seller@example.com', { password: 'ielts-staff', address })
    expect((await signIn('2001:db8:5:5::1')).status).toBe(200)
    const guess = (index: number) => attempt('seller@example.com', { address: `198.51.100.${index}` })
    const guesses = await Promise.all(Array.from({ length: 31 }, (_, index) => guess(index)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
    expect((await signIn('192.0.2.9')).status).toBe(429)
    expect((await signIn('2001:db8:5:5::2')).status).toBe(200)
  })

  // proves T22, V16.5.3
  it('is refused with 503, without counting, while too many passwords are being checked', async () => {
    const { held, end } = flood(258)
    for (let time = 0; time < 6; time += 1) {
      const answer = await attempt('staff@example.com', { address: `203.0.113.${time}` })
      expect(answer).toMatchObject({
        status: 503,
        message: 'Too many people are signing in at this moment. Try again in a few seconds.',
      })
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    await end()
    expect((await attempt('staff@example.com', { password: 'ielts-staff' })).status).toBe(200)
    expect(await held).toHaveLength(258)
  })

  // proves T22
  it('starts from a network that the person signed in from before, however many others wait', async () => {
    const signIn = (address: string) => attempt('seller@example.com', { password: 'ielts-staff', address })
    expect((await signIn('192.0.2.50')).status).toBe(200)
    pass(20 * day)
    const { end } = flood(258)
    const [known, elsewhere] = [signIn('192.0.2.50'), signIn('192.0.2.51')]
    expect((await elsewhere).status).toBe(503)
    await end()
    expect((await known).status).toBe(200)
    pass(31 * day)
    const again = flood(258)
    expect((await signIn('192.0.2.50')).status).toBe(503)
    await again.end()
  })

  /** Sign-ins of strangers, each from a network of its own, that wait until the end. */
  function flood(size: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const others = Array.from({ length: size }, (_, index) =>
      inTurn(() => promise, { caller: `network ${index}` }).catch(() => {}),
    )
    const held = Promise.all(others)
    return {
      held,
      end: async () => {
        resolve()
        await held
      },
    }
  }
})
