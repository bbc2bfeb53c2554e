import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Listening, listen } from '@console/node-server/listen'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, describePromises, hostedConfig, hostSite, page, ways } from '../../test/support/hosted-site.ts'
import { startObjectServer } from '../../test/support/object-server.ts'
import cdnWorker from './cdn-worker.ts'

describe('The console behind a CDN', () => {
  let hosted: Awaited<ReturnType<typeof hostSite>>
  let bucket: Awaited<ReturnType<typeof startObjectServer>>
  let cdn: Listening
  let url: string

  beforeAll(async () => {
    hosted = await hostSite(async () => Response.json({ status: true, data: null }))
    bucket = await startObjectServer()
    const { siteDir } = hosted.workspace
    await writeFile(join(siteDir, 'config.json'), JSON.stringify(hostedConfig))
    for (const entry of await readdir(siteDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = join(entry.parentPath, entry.name)
      const etag = `"${entry.name}"`
      bucket.objects.set(file.slice(siteDir.length + 1), { content: await readFile(file), headers: { etag } })
    }
    cdn = await listen({
      port: 0,
      host: '127.0.0.1',
      answer: (request) => cdnWorker.fetch(request, { ORIGIN: `${bucket.endpoint}/console/` }),
    })
    url = `http://localhost:${cdn.port}`
  })
  afterAll(async () => {
    await Promise.all([cdn.close(), bucket.close(), hosted.close()])
  })

  // proves T11
  test.each(ways)('sends the same headers as the console’s own server: %j', async (way) => {
    for (const address of hosted.addresses) {
      const [ours, theirs] = await Promise.all([ask(hosted.url, address, way), ask(url, address, way)])
      expect([address, describePromises(theirs)]).toEqual([address, describePromises(ours)])
      expect(theirs.text).not.toContain('secret')
    }
  })

  test('sends the bytes that were published, and a nonce of its own with every document', async () => {
    for (const address of hosted.addresses.filter(
      (each) => !/^\/(?:$|index|packages|grammar|teacher)/.test(each),
    ))
      expect((await ask(url, address)).text).toBe((await ask(hosted.url, address)).text)
    const nonces = new Set<string>()
    for (let visit = 0; visit < 5; visit += 1) {
      const { headers, text } = await ask(url, '/packages/', { headers: page })
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? []
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      expect(headers['content-security-policy']).toContain('https://analytics.example.com')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
  })

  // proves T13
  test('answers 304 for a version’s file, and never for a document, the pointer or the configuration', async () => {
    const script = hosted.addresses.find((address) => address.endsWith('/data.js')) ?? ''
    expect((await ask(url, script)).headers.etag).toBe('"data.js"')
    const known = new Request(`https://console.example.com${script}`, {
      headers: { 'if-none-match': (await ask(hosted.url, script)).headers.etag ?? '' },
    })
    const again = await cdnWorker.fetch(known, { ORIGIN: hosted.url })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const address of ['/', '/releases/current.json', '/config.json'])
      expect((await ask(url, address, { headers: page })).headers.etag).toBeUndefined()
  })

  test('says so while the bucket does not answer, and before the first release', async () => {
    const failing = createServer((_, response) => response.writeHead(500).end())
    await new Promise<void>((resolve) => failing.listen(0, resolve))
    // A server listening on a port has an address of this type.
    const { port } = failing.address() as { port: number }
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => told.mockRestore())
    const request = new Request('https://console.example.com/packages/', { headers: page })
    const down = await cdnWorker.fetch(request, { ORIGIN: `http://localhost:${port}` })
    failing.close()
    const empty = await cdnWorker.fetch(request, { ORIGIN: `${bucket.endpoint}/console/environments/none` })
    expect(empty.status).toBe(503)
    expect(await empty.text()).toContain('pnpm release publish')
    expect(down.status).toBe(503)
    expect(down.headers.get('cache-control')).toBe('no-store')
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('500') }))
  })
})
