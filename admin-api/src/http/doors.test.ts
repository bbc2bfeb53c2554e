import { describe, expect, it } from 'vitest'
import { createTestClient } from '../../test/support/test-client.ts'
import { useTestApi } from '../../test/support/use-test-api.ts'
import { openAdminApi } from '../admin-api.ts'

const right = { identifier: 'staff@example.com', password: 'ielts-staff' }
const wrong = { ...right, password: 'wrong-password' }
const foreign = { status: 403, message: 'Pages of other sites may not change anything here.', error: null }
const notJson = {
  status: 415,
  message: 'The body must be JSON and be sent as application/json',
  error: null,
}

describe('a page of another site', () => {
  const api = useTestApi()

  // proves T24
  it('spends no sign-in attempt, by form or script, however often it tries', async () => {
    const origin = 'https://evil.example'
    const tries = [
      { 'content-type': 'text/plain', origin, 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      { 'content-type': 'application/json', origin },
      { 'content-type': 'application/json', origin: 'http://localhost:8080' },
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of [...tries, ...tries]) {
      expect(await api.visitor.send('POST', 'login', { body: wrong, headers })).toMatchObject(foreign)
    }
    for (const type of ['text/plain;charset=UTF-8', 'multipart/form-data', 'application/jsonp', '']) {
      const answer = await api.visitor.send('POST', 'login', {
        body: wrong,
        headers: { 'content-type': type },
      })
      expect(answer, type).toMatchObject(notJson)
    }
    expect((await api.visitor.send('POST', 'login', { body: right })).status).toBe(200)
  })

  it('changes nothing even where it has a token', async () => {
    for (const [method, path] of [
      ['POST', 'logout'],
      ['DELETE', 'sessions'],
      ['DELETE', 'packages/1'],
    ] as const) {
      const answer = await api.staff.send(method, path, { headers: { origin: 'https://evil.example' } })
      expect(answer, path).toMatchObject(foreign)
    }
    expect((await api.staff.send('GET', 'packages')).status).toBe(200)
  })

  it('is not one of the console’s own origin', async () => {
    for (const headers of [
      { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://localhost' },
      { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' },
      { 'content-type': 'Application/JSON; charset=utf-8' },
    ]) {
      expect((await api.visitor.send('POST', 'login', { body: right, headers })).status).toBe(200)
    }
  })

  it('is not one that the configuration allows', async () => {
    const other = await openAdminApi({
      reuse: true,
      seed: 'staff-only',
      allowedOrigin: 'https://console.example',
    })
    const signIn = (origin: string) =>
      createTestClient(other).send('POST', 'login', {
        body: right,
        headers: { origin, 'sec-fetch-site': 'cross-site' },
      })
    const answer = await signIn('https://console.example')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://console.example')
    expect(await signIn('https://console.example.evil')).toMatchObject(foreign)
    await other.close()
  })
})

describe('an unknown host name', () => {
  it('is refused with a message', async () => {
    const api = await openAdminApi({ reuse: true, allowedHosts: ['console.example.com'] })
    const ask = (origin: string) => api.fetch(new Request(`${origin}/api/v1/admin/openapi.json`))
    expect((await ask('http://console.example.com')).status).toBe(200)
    const refused = await ask('http://rebound.example')
    expect(refused.status).toBe(421)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toEqual({
      status: false,
      message: 'This server does not go by the name that was asked for. ALLOWED_HOSTS lists its names.',
      error: null,
    })
    await api.close()
  })

  it('is any but the loopback names by default', async () => {
    const api = await openAdminApi({ reuse: true })
    const ask = (origin: string) => api.fetch(new Request(`${origin}/api/v1/admin/openapi.json`))
    expect((await ask('http://127.0.0.1:4000')).status).toBe(200)
    expect((await ask('http://rebound.example')).status).toBe(421)
    await api.close()
  })
})

describe('behind a trusted proxy', () => {
  const api = useTestApi({ trustedProxies: ['127.0.0.1'] })

  // proves T21
  it('a caller cannot lock others out or pass for somebody else', async () => {
    const attempt = (forwardedFor: string, body = wrong) =>
      api.visitor.send('POST', 'login', {
        body,
        address: '127.0.0.1',
        headers: { 'x-forwarded-for': forwardedFor },
      })
    for (let time = 0; time < 5; time += 1) {
      expect((await attempt(`203.0.113.${time}, 192.0.2.1`)).status).toBe(401)
    }
    expect((await attempt('203.0.113.9, 192.0.2.1', right)).status).toBe(429)
    expect((await attempt('192.0.2.2', right)).status).toBe(200)
  })

  it('a trusted proxy must be an address', async () => {
    await expect(openAdminApi({ trustedProxies: ['nginx'] })).rejects.toThrow(
      'A trusted proxy must be an address or a network such as 10.0.0.0/8, not nginx.',
    )
  })
})
