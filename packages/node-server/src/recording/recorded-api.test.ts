import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../listen.ts'
import { recordAnswers, toRecording } from './record-answers.ts'
import { openRecordedApi, readRecording } from './recorded-api.ts'

const prefix = '/api/v1/admin'
const session = { token: 'secret', user: { id: 1, name: 'Mina' } }
const ask = (path: string, init?: RequestInit) => new Request(`http://localhost:1${prefix}/${path}`, init)

async function startApi() {
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answer: ({ url, headers }) => {
      const { pathname, search } = new URL(url)
      if (headers.get('authorization') !== 'Bearer secret') return Response.json({}, { status: 401 })
      if (pathname.endsWith('/page'))
        return new Response('<p>Not JSON</p>', { headers: { 'content-type': 'text/html' } })
      const status = pathname.endsWith('/gone') ? 404 : 200
      return Response.json({ status: status === 200, data: `${pathname}${search}` }, { status })
    },
  })
  onTestFinished(() => close())
  return `http://127.0.0.1:${port}${prefix}`
}

test('replays recorded responses, with or without the query, and stores no token', async () => {
  const paths = ['notes', 'notes?page=2', 'notes/gone']
  const { token, user } = session
  const recording = toRecording(user, await recordAnswers({ baseUrl: await startApi(), token, paths }))
  expect(JSON.stringify(recording)).not.toContain('secret')
  const api = openRecordedApi(recording, prefix)
  const read = async (path: string) => (await api.fetch(ask(path))).json()
  expect(await read('notes?page=2')).toMatchObject({ data: `${prefix}/notes?page=2` })
  expect(await read('notes?page=3')).toMatchObject({ data: `${prefix}/notes` })
  expect((await api.fetch(ask('notes/gone'))).status).toBe(404)
  const signedIn = await (await api.fetch(ask('login', { method: 'POST' }))).json()
  expect(signedIn).toMatchObject({ status: true, data: { token: 'recorded', user: { name: 'Mina' } } })
})

test('names requests that were not recorded, and answers writes as written by hand', async () => {
  const api = openRecordedApi({ session, answers: { 'DELETE notes/1': { status: 204 } } }, prefix)
  const missing = await api.fetch(ask('notes', { method: 'POST' }))
  expect(missing.status).toBe(404)
  expect(await missing.json()).toEqual({ status: false, message: 'Nothing was recorded of POST notes.' })
  const deleted = await api.fetch(ask('notes/1', { method: 'DELETE' }))
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
})

test.each([
  ['page', 'something that is neither JSON nor text'],
  ['notes', 'does not take the token'],
])('says what is wrong when recording %s: %s', async (path, reason) => {
  const token = path === 'notes' ? 'another' : 'secret'
  const baseUrl = await startApi()
  const refused = expect(recordAnswers({ baseUrl, token, paths: [path] })).rejects
  await refused.toMatchObject({ name: 'SettingError', message: expect.stringContaining(reason) })
})

test.each([
  ['no JSON', 'is not JSON'],
  ['{}', 'holds no recorded answers'],
  [JSON.stringify({ session, answers: { 'GET /notes': {} } }), 'answers.GET /notes'],
])('refuses a file that holds %s, and says where', async (text, reason) => {
  const dir = await mkdtemp(join(tmpdir(), 'console-recording-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const file = join(dir, 'recorded-api.json')
  await expect(readRecording(file)).rejects.toThrow('There are no recorded answers')
  await writeFile(file, text)
  await expect(readRecording(file)).rejects.toThrow(reason)
})
