import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AdminApi, openAdminApi } from '../admin-api.ts'
import { seedMediaDir } from './seed-media.ts'

const seedDir = fileURLToPath(new URL('../../seed/', import.meta.url))
const texts = readdirSync(seedDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(seedDir, name), 'utf8'))
const addresses = texts.flatMap((text) =>
  [...text.matchAll(/"(?:image|blog_image|recording)": "([^"]+)"/g)].map(([, path = '']) => path),
)
const types: Record<string, string> = { mp3: 'audio/mpeg', svg: 'image/svg+xml; charset=utf-8' }

let api: AdminApi
beforeAll(async () => {
  api = await openAdminApi({ seed: 'demo', reuse: true })
})
afterAll(() => api.close())

const fetchPath = (path: string, headers = {}) =>
  api.fetch(new Request(`http://localhost${path}`, { headers }))

it('names no host: demo media is served by the console itself', () => {
  expect(texts.flatMap((text) => text.match(/https?:\/\/[^"\s]*/g) ?? [])).toEqual([])
  expect(addresses).toHaveLength(13)
})

it.each(addresses)('serves %s to everybody with its content type', async (path) => {
  const answer = await fetchPath(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(types[path.slice(-3)])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await answer.arrayBuffer())
  // MPEG-2 audio, layer III, or its tag; a drawing that runs and loads nothing.
  if (path.endsWith('.mp3')) expect(bytes.readUInt16BE(0) & 0xffe6).toBe(0xffe2)
  else expect(bytes.toString()).not.toMatch(/<(?:script|style)|\s(?:on\w+|style|(?:xlink:)?href)=|url\(/)
})

it('holds only media that a record uses, in 4 MB at most', () => {
  const names = readdirSync(seedMediaDir)
  expect(names.toSorted()).toEqual(addresses.map((path) => path.split('/').at(-1)).toSorted())
  const sizes = names.map((name) => statSync(join(seedMediaDir, name)).size)
  expect(sizes.reduce((total, size) => total + size)).toBeLessThan(4_000_000)
})

it('serves the range that a player requests', async () => {
  const path = addresses.find((each) => each.endsWith('.mp3')) ?? ''
  const whole = Buffer.from(await (await fetchPath(path)).arrayBuffer())
  const part = await fetchPath(path, { range: 'bytes=1000-1999' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000))
  expect((await fetchPath(path, { range: `bytes=${whole.length}-` })).status).toBe(416)
})

it.each(['', '/', '/none.mp3', '/../books.json', '/%2e%2e/books.json', '/..%5cbooks.json'])(
  'answers 404 at “%s”',
  async (end) => {
    const answer = await fetchPath(`/api/v1/admin/demo-media${end}`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

it('is served with the demo seed only', async () => {
  const production = await openAdminApi({ seed: 'staff-only', reuse: true })
  const answer = await production.fetch(new Request(`http://localhost${addresses[0]}`))
  expect(answer.status).toBe(404)
  await production.close()
})
