import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient } from '../http/api-client.ts'
import { fetchLatest, listQuery } from './list-query.ts'

/** A list of coupons on a server, which gives its version where it has one. */
async function openList(tag: string | undefined) {
  const served = { codes: ['TEN', 'TEA'], tag, asked: [] as unknown[] }
  const server = createServer((request, response) => {
    const known = request.headers['if-none-match']
    served.asked.push(known)
    const headers = served.tag === undefined ? {} : { etag: served.tag }
    const isKnown = known !== undefined && known === served.tag
    response.writeHead(isKnown ? 304 : 200, headers)
    response.end(
      isKnown ? '' : JSON.stringify({ status: true, data: served.codes.map((code) => ({ code })) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, readToken: () => null })
  const schema = z.array(z.object({ code: z.string() }))
  const client = new QueryClient()
  const query = listQuery(api, ['coupons'], { path: 'coupons', schema })
  return { served, client, query, read: () => fetchLatest(query)(client) }
}

test('a list whose version the server knows is not sent again, and stays the same object', async () => {
  const { served, client, query, read } = await openList('"1"')
  const first = await read()
  expect(await read()).toBe(first)
  expect(served.asked).toEqual([undefined, '"1"'])
  Object.assign(served, { codes: ['TEN', 'BUN'], tag: '"2"' })
  expect(await read()).toEqual([{ code: 'TEN' }, { code: 'BUN' }])
  const changed = client.getQueryData(query.queryKey)
  // A row that did not change is not rendered again.
  expect(changed?.[0]).toBe(first[0])
  expect(await read()).toBe(changed)
  expect(served.asked.slice(2)).toEqual(['"1"', '"2"'])
})

test('a list without versions, or one that a write has changed here, is fetched whole', async () => {
  const { served, client, query, read } = await openList(undefined)
  await read()
  await read()
  served.tag = '"1"'
  await read()
  client.setQueryData(query.queryKey, [{ code: 'BUN' }])
  expect(await read()).toEqual([{ code: 'TEN' }, { code: 'TEA' }])
  expect(served.asked).toEqual([undefined, undefined, undefined, undefined])
})
