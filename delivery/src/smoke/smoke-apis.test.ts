import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@console/node-server/listen'
import { expect, onTestFinished, test } from 'vitest'
import { openRecordedSmokeApi } from './recorded-smoke-api.ts'
import { openRunningApi } from './running-api.ts'

async function write(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'console-smoke-test-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'file'), text)
  return join(dir, 'file')
}

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:1${path}`, init)

async function startApi() {
  const asked: string[] = []
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answer: (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.method} ${pathname}${search} ${request.headers.get('authorization')}`)
      return Response.json({ data: 'from the API'.repeat(200) })
    },
  })
  onTestFinished(() => close())
  return { origin: `http://127.0.0.1:${port}`, asked }
}

test('forwards reads of a screen to a running API, and never writes', async () => {
  const { origin, asked } = await startApi()
  const api = await openRunningApi({ origin, tokenFile: await write('secret\n') })
  expect(api.session.token).toBe('secret')
  const answer = await api.fetch(
    ask('/api/v1/admin/packages?page=2', { headers: { authorization: 'Bearer secret' } }),
  )
  expect((await answer.json()).data).toContain('from the API')
  expect((await api.fetch(ask('/api/v1/admin/packages', { method: 'POST', body: '{}' }))).status).toBe(405)
  expect(asked).toEqual(['GET /api/v1/admin/packages?page=2 Bearer secret'])
})

test.each([
  ['{"token": "secret", "user": {"name": "Mina"}}', 'secret', 'Mina'],
  ['{"status": true, "data": {"token": "secret", "user": {"name": "Mina"}}}', 'secret', 'Mina'],
  ['secret', 'secret', 'Release check'],
])('accepts %s as a session', async (text, token, name) => {
  const { session } = await openRunningApi({ origin: 'http://localhost:1', tokenFile: await write(text) })
  expect(session).toMatchObject({ token, user: { name } })
})

test.each(['', '{"user": 1}'])('refuses “%s” as a session', async (text) => {
  const tokenFile = await write(text)
  await expect(openRunningApi({ origin: 'http://localhost:1', tokenFile })).rejects.toMatchObject({
    code: 'smoke',
    message: expect.stringContaining(tokenFile),
  })
})

const entry = (path: string, content: object, status = 200) => ({
  request: { method: 'GET', url: `https://console.example.com${path}` },
  response: { status, content },
})

test('a recording answers what it holds and 404 otherwise', async () => {
  const text = (value: object) => ({ mimeType: 'application/json', text: JSON.stringify(value) })
  const bytes = { mimeType: 'image/png', text: Buffer.from('picture').toString('base64'), encoding: 'base64' }
  const entries = [
    entry('/api/v1/admin/packages?page=1', text({ page: 1 })),
    entry('/api/v1/admin/packages?page=2', text({ page: 2 })),
    entry('/api/v1/admin/picture', bytes),
    entry('/api/v1/admin/none', {}, 204),
  ]
  const api = await openRecordedSmokeApi(await write(JSON.stringify({ log: { entries } })), '/api/v1/admin')
  const read = async (path: string) => (await api.fetch(ask(path))).text()
  expect(await read('/api/v1/admin/packages?page=1')).toBe('{"page":1}')
  expect(await read('/api/v1/admin/packages?page=9')).toBe('{"page":2}')
  expect(await read('/api/v1/admin/picture')).toBe('picture')
  expect((await api.fetch(ask('/api/v1/admin/none'))).status).toBe(204)
  expect((await api.fetch(ask('/api/v1/admin/coupons'))).status).toBe(404)
})

test('says that a file is not a recording', async () => {
  const file = await write('{"log": 1}')
  await expect(openRecordedSmokeApi(file, '/api/v1/admin')).rejects.toMatchObject({
    code: 'smoke',
    message: expect.stringContaining(file),
  })
})
