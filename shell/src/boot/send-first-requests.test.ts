import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient } from '@console/shared/http'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { requestEarly, takeEarlyResponse } from '../release/early-requests.ts'
import { knownApiKey } from '../release/known-api.ts'
import { sendFirstRequests } from './send-first-requests.ts'

// Read once, like the document it comes from.
const assets = document.createElement('script')
assets.id = 'release-assets'
assets.type = 'application/json'
assets.textContent = JSON.stringify({
  requests: {
    '/packages/': ['packages', 'packages.manage'],
    '/packages/:id/': ['packages/:id'],
    '/packages/:name/prices/': ['packages/prices'],
  },
})
document.head.append(assets)

let token: string | null = 'hers'

beforeEach(() => {
  token = 'hers'
})
afterEach(() => {
  delete window.earlyRequests
  localStorage.clear()
  vi.unstubAllGlobals()
})

const schema = z.object({ asked: z.number() })
type Answer = (response: ServerResponse) => void

/** A console and its API, which records the requests and whose token they carried. */
async function openServer(answer?: Answer, apiPathPrefix = '/admin') {
  const asked: string[] = []
  const countOf = (path: string) => asked.filter((each) => each.endsWith(path)).length
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.headers.authorization ?? 'nobody'} ${request.url}`)
    if (request.url === '/config.json') response.end(JSON.stringify({ apiBaseUrl: baseUrl, apiPathPrefix }))
    else if (answer !== undefined && countOf('/admin/packages') === 1) answer(response)
    else response.end(JSON.stringify({ status: true, data: { asked: countOf('/admin/packages') } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchThere = fetch
  vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
    fetchThere(new URL(address, baseUrl), options),
  )
  const client = createApiClient({
    baseUrl: `${baseUrl}/admin`,
    readToken: () => token,
    takeAnswer: takeEarlyResponse,
  })
  return {
    asked,
    baseUrl,
    ask: (path = '/packages/') => sendFirstRequests(path, 'hers').catch(() => undefined),
    read: (path = 'packages') => client.request({ path, schema }),
    write: () => client.request({ method: 'POST', path: 'coupons', body: {}, schema }),
  }
}

const permit = (...permissions: string[]) =>
  localStorage.setItem('auth', JSON.stringify({ version: 1, state: { user: {}, permissions } }))

it('a list uses the response that was prefetched before its code loaded, and requests again the next time', async () => {
  const { asked, ask, read } = await openServer()
  await ask()
  expect(asked).toEqual(['nobody /config.json', 'Bearer hers /admin/packages'])
  expect(await read()).toEqual({ asked: 1 })
  expect(await read()).toEqual({ asked: 2 })
})

it('prefetches from the API of the last start without waiting for the configuration', async () => {
  const { asked, baseUrl, ask, read } = await openServer()
  localStorage.setItem(knownApiKey, `${baseUrl}/admin`)
  await ask()
  expect(await read()).toEqual({ asked: 1 })
  expect(asked).toEqual(['Bearer hers /admin/packages'])
})

it('discards the prefetched response when the configuration names another API', async () => {
  const { asked, baseUrl, ask, read } = await openServer()
  localStorage.setItem(knownApiKey, `${baseUrl}/before/admin`)
  await ask()
  expect(await read()).toEqual({ asked: 2 })
  expect(asked).toEqual(['Bearer hers /before/admin/packages', 'Bearer hers /admin/packages'])
})

it('prefetches nothing while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { asked, ask } = await openServer()
  await ask()
  expect(asked).toEqual([])
})

it('a list that loads before the prefetched response waits for it', async () => {
  let come = () => {}
  const { asked, ask, read } = await openServer((response) => {
    come = () => response.end(JSON.stringify({ status: true, data: { asked: 1 } }))
  })
  void ask()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  const reading = read()
  come()
  expect(await reading).toEqual({ asked: 1 })
  expect(asked).toHaveLength(2)
})

it('hands the prefetched configuration to its first reader only', async () => {
  const { ask } = await openServer()
  await ask()
  const answer = await takeEarlyResponse('GET', '/config.json', null)
  expect(await answer?.json()).toMatchObject({ apiPathPrefix: '/admin' })
  expect(takeEarlyResponse('GET', '/config.json', null)).toBeUndefined()
})

it('does not reuse a response that another user requested', async () => {
  const { asked, ask, read } = await openServer()
  await ask()
  token = 'his'
  expect(await read()).toEqual({ asked: 2 })
  expect(asked.at(-1)).toBe('Bearer his /admin/packages')
})

it('does not reuse a response from before a write', async () => {
  const { ask, read, write } = await openServer()
  await ask()
  await write()
  expect(await read()).toEqual({ asked: 2 })
})

it('drops a response that nobody claims within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, read } = await openServer()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await read()).toEqual({ asked: 2 })
})

it('an interrupted response fails the list without a second request', async () => {
  const { asked, ask, read } = await openServer((response) => response.destroy())
  await ask()
  await expect(read()).rejects.toMatchObject({ name: 'NetworkError', reason: 'unreachable' })
  expect(asked).toHaveLength(2)
  expect(await read()).toEqual({ asked: 2 })
})

it('reports a slow response as a timeout', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('too long', 'TimeoutError')))
  void requestEarly('https://api.example.com/packages', null, 1, {}).catch(() => undefined)
  const client = createApiClient({
    baseUrl: 'https://api.example.com',
    readToken: () => null,
    takeAnswer: takeEarlyResponse,
  })
  await expect(client.request({ path: 'packages', schema })).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'timeout',
  })
})

it('a refused request fails the list without a second request', async () => {
  const { asked, ask, read } = await openServer((response) => response.writeHead(500).end())
  await ask()
  await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 500 })
  expect(asked).toHaveLength(2)
})

it('requests nothing when the API prefix would name another host', async () => {
  const { asked, ask } = await openServer(undefined, '0/admin')
  await ask()
  expect(asked).toEqual(['nobody /config.json'])
})

it.each([
  { path: '/packages/12/', asks: ['Bearer hers /admin/packages/12'] },
  { path: '/packages/12', asks: ['Bearer hers /admin/packages/12'] },
  { path: '/packages/gold/prices', asks: ['Bearer hers /admin/packages/prices'] },
  // None of these is the id of a record.
  { path: '/packages/new', asks: [] },
  { path: '/packages/..%2f12/', asks: [] },
  { path: '/packages/12/edit', asks: [] },
])('$path prefetches $asks', async ({ path, asks }) => {
  const { asked, ask } = await openServer()
  await ask(path)
  expect(asked.slice(1)).toEqual(asks)
})

it('prefetches nothing for a screen that declares nothing', async () => {
  const { asked, ask } = await openServer()
  await ask('/coupons/')
  expect(asked).toEqual([])
})

it.each([
  { held: ['coupons.manage'], asks: 0 },
  { held: ['coupons.manage', 'packages.manage'], asks: 2 },
  // A server that returns no permission names has rules of its own.
  { held: [], asks: 2 },
])('makes $asks requests with the permissions $held', async ({ held, asks }) => {
  permit(...held)
  const { asked, ask } = await openServer()
  await ask()
  expect(asked).toHaveLength(asks)
})
