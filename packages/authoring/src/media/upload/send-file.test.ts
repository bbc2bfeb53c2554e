import { createHash } from 'node:crypto'
import { startAdminApi } from '@console/remote-kit/testing/admin-api'
import { createApiClient } from '@console/shared/http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Sending, sendFile } from './send-file.ts'

const megabyte = 1024 * 1024

let server: Awaited<ReturnType<typeof startAdminApi>>
beforeAll(async () => {
  server = await startAdminApi({ seed: 'staff-only', media: true })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

/** Recognised as MP3 by its head; `sign` makes its content unique. */
function buildRecording(size: number, sign: string) {
  const bytes = Buffer.alloc(size, sign)
  bytes.write('ID3')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return {
    file: new Blob([bytes]),
    payload: { name: `${sign}.mp3`, type: 'audio/mpeg' as const, size, hash },
  }
}

function send(recording: ReturnType<typeof buildRecording>, more: Partial<Sending> = {}) {
  return sendFile({
    api: createApiClient({ baseUrl: server.baseUrl, readToken: () => server.session.token }),
    signal: new AbortController().signal,
    onState: () => undefined,
    onOpened: () => undefined,
    untilConnected: async () => undefined,
    ...recording,
    ...more,
  })
}

/** Offset and length of each part. */
const listParts = () =>
  server.requests
    .filter(({ method, path }) => method === 'PUT' && path.includes('/parts/'))
    .map(({ path, body }) => [Number(path.split('/').at(-1)), body])

const toPart = (offset: number) => ({ method: 'PUT', path: `media/uploads/1/parts/${offset}` })

it('resumes twice after a broken connection, and repeats only the lost chunk', async () => {
  const states: string[] = []
  // The first cut part arrived completely and only the response was lost; nothing of the second arrived.
  server.failNext({ ...toPart(megabyte), losesAnswer: true })
  server.failNext({ ...toPart(2 * megabyte), status: 503 })
  const kept = await send(buildRecording(4 * megabyte, 'cut'), {
    onState: ({ is, done }) => states.push(`${is} ${done / megabyte}`),
  })
  expect(kept).toMatchObject({ name: 'cut.mp3', kind: 'recording', size: 4 * megabyte })
  expect(listParts()).toEqual([
    [0, megabyte],
    [megabyte, megabyte],
    [2 * megabyte, megabyte / 2],
    [2 * megabyte, megabyte / 4],
    [2.25 * megabyte, megabyte / 2],
    [2.75 * megabyte, megabyte],
    [3.75 * megabyte, megabyte / 4],
  ])
  expect(states).toEqual([
    ...['sending 0', 'sending 1', 'waiting 1', 'sending 2', 'waiting 2', 'sending 2'],
    ...['sending 2.25', 'sending 2.75', 'sending 3.75', 'sending 4'],
  ])
  const bytes = await fetch(new URL(kept.address, server.baseUrl)).then((answer) => answer.bytes())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    buildRecording(4 * megabyte, 'cut').payload.hash,
  )
})

it('resumes after a pause and after a reload with the bytes that have not arrived', async () => {
  const recording = buildRecording(2 * megabyte, 'pause')
  const pausing = new AbortController()
  const paused = send(recording, {
    signal: pausing.signal,
    onState: ({ done }) => {
      if (done === megabyte) pausing.abort()
    },
  })
  await expect(paused).rejects.toThrow('aborted')
  await send(recording)
  expect(listParts()).toEqual([
    [0, megabyte],
    [megabyte, megabyte],
  ])
})

it('starts again when the server no longer has the upload', async () => {
  server.failNext({ ...toPart(megabyte), status: 404 })
  const kept = await send(buildRecording(2 * megabyte, 'gone'))
  expect(kept).toMatchObject({ name: 'gone.mp3', size: 2 * megabyte })
})

it('sends no bytes of a file that is already in the library', async () => {
  const first = await send(buildRecording(1000, 'known'))
  server.reset()
  expect(await send(buildRecording(1000, 'known'))).toEqual(first)
  expect(server.requests).toHaveLength(1)
})

it('reports what the server refuses, after a single request', async () => {
  const { file, payload } = buildRecording(1000, 'refused')
  const refused = send({ file, payload: { ...payload, hash: 'a'.repeat(64) } })
  await expect(refused).rejects.toThrow('“refused.mp3” did not arrive as it was sent. Send it again')
  expect(listParts()).toHaveLength(1)
})
