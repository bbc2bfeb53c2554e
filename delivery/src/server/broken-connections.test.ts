import { expect, test } from 'vitest'
import { openCuttingProxy } from '../../test/support/cutting-proxy.ts'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { skipPauses } from '../../test/support/skip-pauses.ts'
import { createServerCalls } from '../client/call-server.ts'
import { readUploads, uploadFiles } from '../client/upload-units.ts'
import type { Prove } from '../releases/candidate/prove-candidate.ts'

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'release-protocol': '1',
  'content-type': 'application/json',
})
const stated = { attempt: 'b0a3c5a4-7f1e-4d58-9d0e-0b6a4f0f2a11', by: 'mina', reason: 'a test' }

async function serve(changes: Parameters<typeof serveReleases>[0] = {}) {
  const served = await serveReleases(changes)
  await served.buildShell()
  await served.buildRemote('commerce')
  const place = { root: served.root, server: served.served.url, token: served.tokens.platform }
  return { ...served, place }
}

// proves T33
test('a broken upload resumes with what is missing, and a broken publish is made once', async () => {
  skipPauses()
  const { served, place, store } = await serve()
  const proxy = await openCuttingProxy(served.url, {
    cutsRequest: ({ method, count }) => method === 'PUT' && count % 3 === 0,
    cutsAnswer: ({ method, count }) =>
      (method === 'PUT' && count % 4 === 0) || (method === 'POST' && count === 2),
  })
  const printed = await runCommand(
    { ...place, server: proxy.url },
    'publish',
    'shell',
    'commerce',
    '--no-build',
  )
  const release = (await store.readCurrent())?.release
  expect(printed).toContain(`Published in 0.00 s: ${release?.id}, the first release`)
  expect((await store.listMoves()).length).toBe(1)
  expect((await store.verify()).problems).toEqual([])
  expect(proxy.counts.get('PUT')).toBeGreaterThan(12)
  expect(proxy.counts.get('POST')).toBe(3)
})

test('a command that is run again uploads what the one before could not', async () => {
  const pauses = skipPauses()
  const { served, place, buildRemote } = await serve()
  await runCommand(place, 'publish', 'shell', '--no-build')
  await buildRemote('commerce')
  const proxy = await openCuttingProxy(served.url, {
    cutsRequest: ({ method, count }) => method === 'PUT' && count > 3,
  })
  const broken = runCommand({ ...place, server: proxy.url }, 'publish', 'commerce', '--no-build')
  await expect(broken).rejects.toThrow('What was uploaded is kept: try again.')
  expect(pauses).toEqual([200, 1000, 3000])
  expect(await runCommand(place, 'publish', 'commerce', '--no-build')).toMatch(/^Uploaded 1 of 4 files/)
})

// proves T33
test('a move goes on after its client left, and its result can be asked for', async () => {
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  const openProof = (): Prove => () => isLeft
  const { served, start, place, store, tokens, buildRemote } = await serve({ openProof })
  await runCommand(place, 'publish', 'shell', 'commerce', '--no-build', '--without-smoke')
  await buildRemote('commerce', { text: 'second' })
  const ask = (url: string, path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { headers: headersOf(tokens.platform), ...init })

  const listening = new AbortController()
  const read = await readUploads([{ name: 'commerce', distDir: `${place.root}/remotes/commerce/dist` }])
  await uploadFiles(
    createServerCalls(place.server, async () => place.token),
    read,
    () => undefined,
  )
  const request = JSON.stringify({
    ...stated,
    action: 'publish',
    units: read.map(({ unit }) => unit),
    without_smoke: false,
  })
  const answer = await ask(served.url, '/v1/moves', {
    method: 'POST',
    body: request,
    signal: listening.signal,
  })
  const reader = answer.body?.getReader()
  const first = Buffer.from((await reader?.read())?.value ?? []).toString('utf8')
  const { id } = JSON.parse(first.split('\n')[0] ?? '')
  listening.abort()
  // Asked over another connection, once the server knows that the first one is gone.
  const { moves } = await (await ask(served.url, '/v1/moves')).json()
  expect(moves).toHaveLength(1)
  leave()
  const told = await (await ask(served.url, `/v1/moves/${id}`)).text()
  expect(told).toContain('"kind":"done"')
  expect((await store.listMoves()).length).toBe(2)

  // The same again, also by a server that was started meanwhile, after somebody took it back.
  await runCommand(place, 'rollback', 'commerce')
  const again = await start()
  for (const url of [served.url, again.url]) {
    expect(await (await ask(url, '/v1/moves', { method: 'POST', body: request })).text()).toContain(
      '"outcome":"moved"',
    )
    expect(await (await ask(url, `/v1/moves/${id}`)).text()).toContain('"kind":"done"')
  }
  expect((await store.listMoves()).map(({ action }) => action)).toEqual(['rollback', 'publish', 'publish'])
  expect((await ask(again.url, `/v1/moves/${'0'.repeat(32)}`)).status).toBe(404)
  const asGrowth = { headers: headersOf(tokens.growth) }
  expect((await fetch(`${again.url}/v1/moves/${id}`, asGrowth)).status).toBe(404)
})
