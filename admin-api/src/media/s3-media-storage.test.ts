import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openMedia } from './open-media.ts'

/** As much of Amazon S3 as the library needs: objects, read by range, under a key. */
const objects = new Map<string, Buffer>()
const asked: string[] = []
const server = createServer(async (request, response) => {
  const key = request.url?.split('?')[0] ?? ''
  asked.push(String(request.method))
  const held = objects.get(key)
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (request.method === 'PUT') objects.set(key, await buffer(request))
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method !== 'GET') return response.writeHead(200).end()
  if (held === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  if (Number(start) >= held.length)
    return response.writeHead(416).end('<Error><Code>InvalidRange</Code></Error>')
  const range = { 'content-range': `bytes ${start}-${end}/${held.length}` }
  return response.writeHead(206, range).end(held.subarray(Number(start), Number(end) + 1))
})
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-bucket-test-'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

it('stores files in a bucket, reads ranges of them and leaves nothing behind', async () => {
  const { storage } = await openMedia({ folder, bucket: 's3://media/library' })
  const path = join(folder, 'staged')
  await writeFile(path, 'Listen to the recording')
  await storage.put('a.mp3', path)
  expect(await readdir(folder)).toEqual([])
  asked.length = 0
  const read = await storage.read('a.mp3', { start: 10, end: 12 })
  expect([read?.size, String(read && (await buffer(read.body)))]).toEqual([23, 'the'])
  // One request for each answer of a file: its size comes with its bytes.
  expect(asked).toEqual(['GET'])
  expect(await storage.read('a.mp3', { start: 23, end: 23 })).toBeUndefined()
  expect([...objects.keys()]).toEqual(['/media/library/a.mp3'])
  await storage.remove('a.mp3')
  expect(objects.size).toBe(0)
  expect(await storage.read('a.mp3', { start: 0, end: 1 })).toBeUndefined()
})

it('says what is wrong with a bucket URL', async () => {
  await expect(openMedia({ folder, bucket: 'media' })).rejects.toThrow(
    'MEDIA_BUCKET is “media”. Give the address of a bucket, such as s3://media/library.',
  )
})
