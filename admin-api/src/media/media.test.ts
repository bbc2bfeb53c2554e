import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mockSchema } from '@console/ielts/schemas'
import { envelopeSchema } from '@console/shared/schemas/envelope'
import { mediaFileSchema, mediaListSchema, receivedSchema, uploadSchema } from '@console/shared/schemas/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClient, type TestClient } from '../../test/support/test-client.ts'
import { type AdminApi, openAdminApi } from '../admin-api.ts'
import { readSeedMocks } from '../seed/seed-mocks.ts'
import { readRange } from './answer-media.ts'

const prefix = 'http://localhost/api/v1/admin'
const megabyte = 1024 * 1024

let folder: string
let api: AdminApi
let staff: TestClient
let token: string
const failures: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  api = await openAdminApi({
    seed: 'staff-only',
    reuse: true,
    media: { folder },
    log: (line) => failures.push(line),
  })
  const signedIn = await createTestClient(api).signIn('staff@example.com')
  staff = signedIn.client
  token = signedIn.token
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
  expect(failures, 'nothing fails unexpectedly').toEqual([])
})

/** An MP3 by its head; `sign` tells it from others of its size. */
function buildRecording(size: number, sign: string) {
  const bytes = Buffer.alloc(size, sign)
  bytes.write('ID3', 0, 'latin1')
  return bytes
}

const describeFile = (bytes: Uint8Array, more: object = {}) => ({
  name: 'Section 1.mp3',
  type: 'audio/mpeg',
  size: bytes.length,
  hash: createHash('sha256').update(bytes).digest('hex'),
  ...more,
})

async function sendBytes(
  id: number,
  offset: number | string,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const request = new Request(`${prefix}/media/uploads/${id}/parts/${offset}`, {
    ...{ method: 'PUT', headers, body, duplex: 'half' },
  })
  const response = await api.fetch(request)
  return envelopeSchema.parse(await response.json())
}

const open = async (payload: object, client = staff) =>
  client.ask('POST', 'media/uploads', uploadSchema, payload)

async function openNew(payload: object): Promise<number> {
  const upload = await open(payload)
  if (upload.state !== 'open') throw new Error('These bytes are in the library already')
  return upload.id
}

async function keep(bytes: Buffer<ArrayBuffer>, more: object = {}) {
  const id = await openNew(describeFile(bytes, more))
  for (let at = 0; at < bytes.length; at += megabyte)
    expect(await sendBytes(id, at, bytes.subarray(at, at + megabyte))).toMatchObject({ status: true })
  return staff.ask('POST', `media/uploads/${id}/finish`, mediaFileSchema)
}

const read = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  Promise.resolve(api.fetch(new Request(new URL(address, 'http://localhost'), { method, headers })))

const readStaged = () => readdir(join(folder, 'uploads'))

describe('sending a file', () => {
  it('resumes after the connection broke within a part, and the file is whole', async () => {
    const bytes = buildRecording(3 * megabyte + 17, 'cut')
    const payload = describeFile(bytes)
    const id = await openNew(payload)
    await sendBytes(id, 0, bytes.subarray(0, megabyte))
    // Half of the second part arrives.
    const half = bytes.subarray(megabyte, megabyte + 500_000)
    const coming = [new Uint8Array(half)]
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = coming.pop()
        if (next === undefined) controller.error(new Error('cut'))
        else controller.enqueue(next)
      },
    })
    expect(await sendBytes(id, megabyte, broken)).toMatchObject({ status: false })

    const again = await open(payload)
    if (again.state !== 'open') throw new Error('The upload is not open')
    expect(again).toMatchObject({ id, state: 'open' })
    expect(again.received).toBe(megabyte + half.length)
    for (let at = again.received; at < bytes.length; at += megabyte)
      await sendBytes(id, at, bytes.subarray(at, at + megabyte))
    const file = await staff.ask('POST', `media/uploads/${id}/finish`, mediaFileSchema)
    expect(file).toMatchObject({
      name: 'Section 1.mp3',
      kind: 'recording',
      size: bytes.length,
      alt: '',
      uses: [],
    })
    const served = await read(file.address)
    expect(Buffer.compare(Buffer.from(await served.arrayBuffer()), bytes)).toBe(0)
    expect(await readStaged()).toEqual([])
    expect(await open(payload)).toMatchObject({ state: 'kept', file: { id: file.id } })
  })

  it('refuses a part that leaves a gap, one too many bytes, and a part that is too large', async () => {
    const bytes = buildRecording(1000, 'gap')
    const id = await openNew(describeFile(bytes))
    expect(await sendBytes(id, 10, bytes)).toMatchObject({
      status: false,
      message: 'The next part begins at byte 0, not at 10. Ask where to go on.',
    })
    expect(await sendBytes(id, 0, Buffer.alloc(1001))).toMatchObject({
      message: 'There is more of the file than was announced. Begin again.',
    })
    expect(await sendBytes(id, 0, Buffer.alloc(megabyte + 1))).toMatchObject({
      message: 'The body is larger than 1 MB. Shorten it, or link to large files instead.',
    })
    expect(await staff.send('POST', `media/uploads/${id}/finish`)).toMatchObject({ status: 409 })
    expect(await staff.send('DELETE', `media/uploads/${id}`)).toMatchObject({ status: 200 })
    expect(await readStaged()).toEqual([])
  })

  // proves T19
  it('rejects content that does not match its type', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>, and some more of it')
    const id = await openNew(describeFile(bytes, { name: 'map.png', type: 'image/png' }))
    await sendBytes(id, 0, bytes)
    expect(await staff.send('POST', `media/uploads/${id}/finish`)).toMatchObject({
      status: 422,
      message: '“map.png” says it is image/png, and its content is nothing that can be kept here',
    })
    expect(await readStaged()).toEqual([])
  })

  it('rejects content with another hash', async () => {
    const bytes = buildRecording(1000, 'hash')
    const id = await openNew(describeFile(bytes, { hash: '0'.repeat(64) }))
    await sendBytes(id, 0, bytes)
    expect(await staff.send('POST', `media/uploads/${id}/finish`)).toMatchObject({
      status: 422,
      message: '“Section 1.mp3” did not arrive as it was sent. Send it again',
    })
    expect(await readStaged()).toEqual([])
  })

  it.each([
    [{ size: 250 * megabyte + 1 }, 'A recording can be up to 250 MB, a picture up to 10 MB'],
    [
      { type: 'image/png', size: 10 * megabyte + 1 },
      'A recording can be up to 250 MB, a picture up to 10 MB',
    ],
    [
      { type: 'image/svg+xml' },
      'Only MP3, M4A, OGG and WAV recordings and PNG, JPEG and WebP pictures can be stored',
    ],
    [{ size: 0 }, 'The file is empty'],
    [{ hash: '../../etc/passwd' }, 'must be a SHA-256 in hexadecimal'],
    [{ name: ' ' }, 'Enter a name for the file'],
  ])('refuses %j before a byte is sent', async (more, message) => {
    const body = describeFile(buildRecording(1000, 'never'), more)
    expect(await staff.send('POST', 'media/uploads', { body })).toMatchObject({ status: 422, message })
  })

  it('stores a file once that two people upload at the same time', async () => {
    const bytes = buildRecording(2000, 'two')
    const { client: editor } = await createTestClient(api).signIn('editor@example.com')
    const payload = describeFile(bytes)
    const mine = await openNew(payload)
    const theirs = await open(payload, editor)
    const own = await Promise.all([sendBytes(mine, 0, bytes), sendBytes(mine, 0, bytes)])
    expect(own.map((each) => each.status && receivedSchema.parse(each.data).received)).toEqual([2000, 2000])
    const file = await staff.ask('POST', `media/uploads/${mine}/finish`, mediaFileSchema)
    expect(theirs).not.toMatchObject({ id: mine })
    expect(await open(payload, editor)).toMatchObject({ state: 'kept', file: { id: file.id } })
  })

  it('hides uploads from other people', async () => {
    const { client: editor } = await createTestClient(api).signIn('editor@example.com')
    const id = await openNew(describeFile(buildRecording(1000, 'mine')))
    expect(await editor.send('POST', `media/uploads/${id}/finish`)).toMatchObject({ status: 404 })
    expect(await editor.send('DELETE', `media/uploads/${id}`)).toMatchObject({ status: 404 })
  })

  it('requires the permission for mocks or articles', async () => {
    const { client: seller } = await createTestClient(api).signIn('seller@example.com')
    const body = describeFile(buildRecording(1000, 'seller'))
    expect(await seller.send('POST', 'media/uploads', { body })).toMatchObject({
      status: 403,
      message:
        'Your account may not manage mock tests or manage articles. Ask an administrator for the permission mocks.manage or articles.manage.',
    })
    expect(await seller.send('GET', 'media')).toMatchObject({ status: 403 })
    expect(await seller.send('DELETE', 'media/1')).toMatchObject({ status: 403 })
    expect(await staff.send('GET', 'media', { token: null })).toMatchObject({ status: 401 })
  })
})

describe('reading a file', () => {
  // proves T19
  it('serves the whole file, ranges and 304 without a session', async () => {
    const bytes = buildRecording(5000, 'range')
    const { address } = await keep(bytes)
    const whole = await read(address)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '5000',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'audio/mpeg',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(whole.headers.get('content-disposition')).toBe(`inline; filename="${address.split('/').at(-1)}"`)
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
    const middle = await read(address, { range: 'bytes=1000-1999' })
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/5000'])
    expect(Buffer.from(await middle.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
    expect((await read(address, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await read(address, { range: 'bytes=5000-' })).headers.get('content-range')).toBe('bytes */5000')
    expect((await read(address, { 'if-none-match': etag })).status).toBe(304)
    const head = await read(address, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5000', ''])
  })

  // proves T19
  it.each([
    '..%2f..%2fuploads%2f1.part',
    '%2e%2e/%2e%2e/database',
    `${'a'.repeat(64)}.mp3`,
    `${'a'.repeat(64)}.mp3%00.png`,
    'a.mp3',
  ])('answers 404 for %s', async (name) => {
    expect((await read(`/api/v1/admin/media/files/${name}`)).status).toBe(404)
  })

  it('serves a file only under its own extension', async () => {
    const { address } = await keep(buildRecording(700, 'ending'))
    expect((await read(address.replace(/mp3$/, 'png'))).status).toBe(404)
  })
})

it.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
])('parses the range %j of 100 bytes as %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

describe('the library', () => {
  it('lists the newest first, filtered by name, alternative text and kind', async () => {
    const png = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(50),
    ])
    const picture = await keep(png, { name: '100%_plan.png', type: 'image/png' })
    const described = await staff.ask('PUT', `media/${picture.id}`, mediaFileSchema, { alt: ' A library ' })
    expect(described.alt).toBe('A library')
    const list = (query: string) => staff.ask('GET', `media?${query}`, mediaListSchema)
    const all = await list('')
    expect(all.files[0]?.id).toBe(picture.id)
    expect(all.total).toBe(all.files.length)
    expect(await list('kind=picture')).toMatchObject({ total: 1, files: [{ id: picture.id }] })
    expect(await list('search=LIBRARY')).toMatchObject({ total: 1 })
    expect(await list('search=100%25_')).toMatchObject({ total: 1 })
    expect(await list('search=nothing')).toEqual({ total: 0, files: [] })
    expect(await list('page=2')).toMatchObject({ total: all.total, files: [] })
    expect(await staff.send('GET', 'media?page=x')).toMatchObject({ status: 422 })
    expect(await staff.send('GET', 'media?kind=film')).toMatchObject({ status: 422 })
  })

  it('finds no character that no text contains, and takes no name that turns a line around', async () => {
    expect((await staff.send('GET', 'media?search=%00')).status).toBe(200)
    for (const name of ['Section\r1.mp3', 'Section\u202e3pm.exe']) {
      const body = describeFile(buildRecording(100, 'n'), { name })
      expect(await staff.send('POST', 'media/uploads', { body })).toMatchObject({
        status: 422,
        message: 'The name contains a character that does not show',
      })
    }
  })

  it('takes a file again whose bytes were lost, and keeps its record', async () => {
    const bytes = buildRecording(300, 'l')
    const file = await keep(bytes)
    const stored = join(folder, 'files', file.address.split('/').at(-1) ?? '')
    await rm(stored)
    const read = () => api.fetch(new Request(`http://localhost${file.address}`))
    expect((await read()).status).toBe(404)
    expect((await keep(bytes)).id).toBe(file.id)
    const again = await read()
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes)
  })

  it('says which mocks use a file, and deletes it only when none does', async () => {
    const file = await keep(buildRecording(900, 'used'))
    const example = readSeedMocks().find(({ section }) => section === 'listening')
    const used = {
      ...example,
      ...{ name: 'Cambridge 18', ielts_book_id: null },
      listening_questions: { ...example?.listening_questions, recording: `http://localhost${file.address}` },
    }
    const mock = await staff.ask('POST', 'mocks/listening', mockSchema, used)
    const use = { kind: 'mock', section: 'listening', id: mock.id, name: 'Cambridge 18' }
    const listed = await staff.ask('GET', 'media', mediaListSchema)
    expect(listed.files.find(({ id }) => id === file.id)?.uses).toEqual([use])
    expect(await staff.send('DELETE', `media/${file.id}`)).toMatchObject({
      status: 409,
      message: 'This file is used by “Cambridge 18”. Remove it there first.',
    })
    await staff.send('DELETE', `mocks/listening/${mock.id}`)
    expect(await staff.send('DELETE', `media/${file.id}`)).toMatchObject({ status: 200 })
    expect((await read(file.address)).status).toBe(404)
    expect(await readdir(join(folder, 'files'))).not.toContain(file.address.split('/').at(-1))
    expect(await staff.send('DELETE', `media/${file.id}`)).toMatchObject({ status: 404 })
  })
})
