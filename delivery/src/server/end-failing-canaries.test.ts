import type { SectionCount } from '@console/shared/release-server/counts'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import type { ReleaseServerOptions } from './release-server.ts'

async function serveCanary(changes: Partial<ReleaseServerOptions> = {}, ...limit: string[]) {
  const served = await serveReleases(changes)
  const { root, tokens, counts, store, buildShell, buildRemote } = served
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  const place = { root, server: served.served.url, token: tokens.platform }
  await runCommand(place, 'publish', 'shell', 'commerce', 'content', '--no-build')
  await buildRemote('commerce', { text: 'second' })
  await runCommand(place, 'canary', 'start', 'commerce', '--share', '10', '--no-build', ...limit)
  const readCommerce = async () => (await store.readCurrent())?.release.remotes[0]
  const commerce = await readCommerce()
  const { version: released = '', canary } = commerce ?? {}
  const count = (version: string, opened: number, errors: number, group: SectionCount['group']) =>
    counts.add('production', [{ remote: 'commerce', version, group, opened, errors, vitals: {} }])
  return {
    ...served,
    released,
    readCommerce,
    countCanary: (opened: number, errors: number) =>
      count(canary?.remote.version ?? '', opened, errors, 'canary'),
    countControl: (opened: number, errors: number) => count(released, opened, errors, 'control'),
    tick: served.served.endFailingCanaries,
  }
}

test('ends a canary that fails more than the released version, and records by how much', async () => {
  const { tick, countCanary, countControl, readCommerce, released, store, log } = await serveCanary()
  countControl(400, 8)
  countCanary(19, 19)
  await tick()
  expect((await readCommerce())?.canary).toBeDefined()
  countCanary(21, 0)
  await tick()
  expect(await readCommerce()).toMatchObject({ version: released })
  expect((await readCommerce())?.canary).toBeUndefined()
  const [move] = await store.listMoves()
  const reason =
    'Ended by itself: 47.5 errors per 100 times opened (19 in 40), and 2.0 errors per 100 times opened (8 in 400) with the released version'
  expect(move).toMatchObject({
    action: 'canary abort',
    subject: 'commerce',
    by: 'the release server',
    reason,
  })
  expect(log.at(-1)).toBe(`The canary of commerce in production: ${reason}`)
  await tick()
  expect((await store.listMoves()).length).toBe(3)
})

test('ends a canary at three errors in twenty, not at two', async () => {
  const { tick, countCanary, readCommerce } = await serveCanary()
  countCanary(20, 2)
  await tick()
  expect((await readCommerce())?.canary).toBeDefined()
  countCanary(0, 1)
  await tick()
  expect((await readCommerce())?.canary).toBeUndefined()
})

test('keeps a canary that fails no more than the released version', async () => {
  const { tick, countCanary, countControl, readCommerce } = await serveCanary()
  countControl(100, 30)
  countCanary(100, 35)
  await tick()
  expect((await readCommerce())?.canary).toBeDefined()
  countCanary(0, 1)
  await tick()
  expect((await readCommerce())?.canary).toBeUndefined()
})

test('a canary may have its own limit, which it keeps while its share grows', async () => {
  const given = await serveCanary({}, '--max-errors', '0', '--after', '5')
  const { tick, countCanary, readCommerce, root, served, tokens } = given
  const place = { root, server: served.url, token: tokens.growth }
  await runCommand(place, 'canary', 'share', 'commerce', '50')
  expect((await readCommerce())?.canary).toMatchObject({ share: 50, limit: { errors: 0, after: 5 } })
  countCanary(4, 4)
  await tick()
  expect((await readCommerce())?.canary).toBeDefined()
  countCanary(1, 0)
  await tick()
  expect((await readCommerce())?.canary).toBeUndefined()
  await expect(
    runCommand(place, 'canary', 'start', 'commerce', '--share', '1', '--max-errors', 'few'),
  ).rejects.toThrow('--max-errors takes a whole number up to 100')
})

test('a report that is unavailable ends no canary and is logged', async () => {
  const read = async () => {
    throw new Error('The log service is away')
  }
  const { tick, readCommerce, log } = await serveCanary({ report: { name: 'nothing', read } })
  await tick()
  expect((await readCommerce())?.canary).toBeDefined()
  expect(log.at(-1)).toMatchObject({ message: 'The log service is away' })
})
