import { consoleConfigSchema } from '@console/shared/config'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createConsole } from '../boot/create-console.ts'
import { toErrorSummary } from '../errors/error-summary.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession, sessionStore } from '../session/session.store.ts'
import { answerJson, startRecordingServer } from '../telemetry/testing/start-recording-server.ts'
import { createOwnApiClients } from './own-api-clients.ts'
import { createRemotePlatforms } from './remote-platforms.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [] }

async function openTickets({ sendsToken }: { sendsToken: boolean }) {
  const server = await startRecordingServer()
  onTestFinished(() => server.close())
  const apis = { tickets: { url: `${server.url}/v1/`, sendsToken } }
  const release = buildRelease(buildReleasedRemote({ name: 'support', apis: ['tickets', 'mail'] }))
  const config = consoleConfigSchema.parse({ apiBaseUrl: '', apis })
  const { platform, loader } = createConsole({ config, release }, () => Promise.reject(new Error('None')))
  beginSession({ token: 't-1', user, permissions: [] }, false)
  onTestFinished(endSession)
  const listApis = (name: string) =>
    loader.remotes.getState().find((remote) => remote.name === name)?.apis ?? []
  return { server, support: createRemotePlatforms(platform, listApis)('support') }
}

test.each([
  [true, 'Bearer t-1'],
  [false, undefined],
])(
  'with sendsToken %s an own API receives the token %s, and its 401 ends no session',
  async (sendsToken, token) => {
    const { server, support } = await openTickets({ sendsToken })
    server.answerWith(answerJson(200, [{ id: 1 }]), answerJson(401, { message: 'Who are you?' }))
    const tickets = support.ownApi('tickets')
    const schema = z.array(z.object({ id: z.number() }))
    expect(await tickets.request({ path: 'tickets', schema })).toEqual([{ id: 1 }])
    await expect(tickets.request({ path: 'tickets', schema })).rejects.toMatchObject({ status: 401 })
    expect(server.arrived.map(({ path, headers }) => [path, headers['authorization']])).toEqual([
      ['/v1/tickets', token],
      ['/v1/tickets', token],
    ])
    expect(sessionStore.getState().user?.id).toBe(7)
  },
)

test('an API that is not named is refused with the file that should name it', async () => {
  const { support } = await openTickets({ sendsToken: true })
  expect(() => support.ownApi('stats')).toThrow(
    'support calls the API “stats”, which its remote.config.ts does not name',
  )
  expect(() => support.ownApi('mail')).toThrow(
    '/config.json of this console names no address for the API “mail”',
  )
})

test('an answer that a section does not expect is no fault of whoever reads it', async () => {
  const { server, support } = await openTickets({ sendsToken: true })
  server.answerWith(answerJson(200, [{ number: 1 }]))
  const schema = z.array(z.object({ id: z.number() }))
  const failed = await support
    .ownApi('tickets')
    .request({ path: 'tickets', schema })
    .catch((error) => error)
  expect(toErrorSummary(failed)).toMatchObject({
    title: 'Validation Error',
    message: 'The answer of “tickets” is not as this section expects it. Nothing is wrong with your input.',
  })
})

test('an API whose versions no page can read is logged once', async () => {
  const { server } = await openTickets({ sendsToken: true })
  const logged: string[] = []
  const apis = { tickets: { url: server.url, sendsToken: true } }
  const ownApi = createOwnApiClients(apis, (_, message) => void logged.push(message))
  const schema = z.object({ id: z.number() })
  const read = () => ownApi('tickets').requestWithVersion({ path: 'tickets/1', schema })
  server.answerWith(answerJson(200, { id: 1 }, { etag: '"1"', 'access-control-expose-headers': 'etag' }))
  expect((await read()).version).toBe('"1"')
  expect(logged).toEqual([])
  server.answerWith(answerJson(200, { id: 1 }, { etag: 'W/"1"' }), answerJson(200, { id: 1 }))
  expect([(await read()).version, (await read()).version]).toEqual([null, null])
  expect(logged).toEqual([expect.stringContaining('The API “tickets” sends no strong ETag')])
})

test('an upload tells how much of it was sent, and can be stopped', async () => {
  const { server, support } = await openTickets({ sendsToken: true })
  server.answerWith(answerJson(201, { id: 'f-1' }, { 'access-control-expose-headers': 'etag', etag: '"1"' }))
  const sent: number[] = []
  const body = new FormData()
  body.set('file', new File(['x'.repeat(100_000)], 'receipt.txt'))
  const upload = { method: 'POST', path: 'files', body, schema: z.object({ id: z.string() }) } as const
  const progress = { onProgress: (part: number) => void sent.push(part) }
  const answer = await support.ownApi('tickets').requestWithVersion({ ...upload, ...progress })
  expect(answer).toEqual({ value: { id: 'f-1' }, version: '"1"' })
  expect(sent.at(-1)).toBeGreaterThan(100_000)
  expect(server.arrived.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  const leaving = new AbortController()
  leaving.abort('left')
  const stopped = support.ownApi('tickets').request({ ...upload, ...progress, signal: leaving.signal })
  await expect(stopped).rejects.toBe('left')
  server.answerWith((response) => response.destroy())
  await expect(support.ownApi('tickets').request({ ...upload, ...progress })).rejects.toMatchObject({
    name: 'NetworkError',
  })
})
