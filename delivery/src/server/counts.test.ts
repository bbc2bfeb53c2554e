import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'

const origin = 'https://console.example.com'
const staging = 'https://staging.example.com'
const since = new Date(0)

async function serve() {
  const served = await serveReleases({
    consoleOrigins: [{ origin }, { origin: staging, environment: 'staging' }],
  })
  await served.buildShell()
  await served.buildRemote('commerce')
  const place = { root: served.root, server: served.served.url, token: served.tokens.platform }
  await runCommand(place, 'publish', 'shell', 'commerce', '--no-build')
  const version = (await served.store.readCurrent())?.release.remotes[0]?.version ?? ''
  const post = (body: unknown, from = origin) =>
    fetch(`${served.served.url}/v1/counts`, {
      method: 'POST',
      // A browser sends this type without a preflight.
      headers: { origin: from, 'content-type': 'text/plain' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const count = { remote: 'commerce', version, opened: 1, errors: 0, vitals: {} }
  const read = (environment = 'production') => served.counts.read({ remote: 'commerce', environment, since })
  return { ...served, version, post, count, read }
}

test('sums the counts of pages by version, group and environment', async () => {
  const { post, count, read, version } = await serve()
  const answer = await post({
    counts: [
      { ...count, opened: 2, errors: 1 },
      { ...count, group: 'canary' },
    ],
  })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, origin])
  for (const LCP of [900, 1_000, 1_100, 9_000])
    await post({ counts: [{ ...count, opened: 0, vitals: { LCP, CLS: 0 } }] })
  await post({ counts: [count] }, staging)
  expect(await read()).toEqual([
    { version, group: undefined, opened: 2, errors: 1, p75: expect.any(Object) },
    { version, group: 'canary', opened: 1, errors: 0, p75: {} },
  ])
  const [{ p75: { LCP = 0, CLS = 1 } = {} } = {}] = await read()
  expect(LCP).toBeGreaterThanOrEqual(1_100)
  expect(LCP).toBeLessThanOrEqual(1_210)
  expect(CLS).toBeLessThan(0.002)
  expect(await read('staging')).toMatchObject([{ version, opened: 1 }])
})

test('ignores other sites, unpublished versions and invalid counts', async () => {
  const { post, count, read } = await serve()
  const statuses = [
    await post({ counts: [count] }, 'https://evil.example'),
    await post('{'),
    await post({ counts: [{ ...count, opened: -1 }] }),
    await post({ counts: [{ ...count, errors: 1e9 }] }),
    await post({ counts: Array.from({ length: 51 }, () => count) }),
    await post({ counts: [{ ...count, remote: '../commerce' }] }),
    await post('x'.repeat(20_000)),
    await post({ counts: [{ ...count, version: '9.9.9-unknown' }] }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 400, 400, 400, 400, 400, 413, 204])
  expect(await read()).toEqual([])
})

test('ignores a caller after 120 batches in a minute', async () => {
  const { post, count, read } = await serve()
  const statuses = new Set<number>()
  for (let batch = 0; batch < 121; batch++) statuses.add((await post({ counts: [count] })).status)
  expect([...statuses]).toEqual([204, 429])
  expect(await read()).toMatchObject([{ opened: 120 }])
})

test('reports counts of the requested days, and deletes them after 90', async () => {
  const { counts, count, read } = await serve()
  counts.add('production', [count], new Date('2026-01-01T12:00:00Z'))
  counts.add('production', [count], new Date('2026-03-01T12:00:00Z'))
  expect(await read()).toMatchObject([{ opened: 2 }])
  const later = { remote: 'commerce', environment: 'production', since: new Date('2026-01-02T23:59:00Z') }
  expect(await counts.read(later)).toMatchObject([{ opened: 1 }])
  counts.add('production', [count], new Date('2026-04-02T12:00:00Z'))
  expect(await read()).toMatchObject([{ opened: 2 }])
})
