import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { createReleaseKey } from '../releases/signing/release-key.ts'
import type { ReleaseServerOptions } from './release-server.ts'

async function serveFirst(changes: Partial<ReleaseServerOptions> = {}) {
  const served = await serveReleases({ environments: ['production', 'staging'], ...changes })
  const { root, tokens, buildShell, buildRemote, siteDir } = served
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  const place = { root, server: served.served.url }
  const asPlatform = (...args: string[]) => runCommand({ ...place, token: tokens.platform }, ...args)
  const asGrowth = (...args: string[]) => runCommand({ ...place, token: tokens.growth }, ...args)
  await asPlatform('publish', 'shell', 'commerce', 'content', '--no-build')
  const staging = openReleaseStore(siteDir, { environment: 'staging' })
  const readRemotes = async () =>
    (await served.store.readCurrent())?.release.remotes.map(({ name, paths }) => [name, ...paths])
  return { ...served, asPlatform, asGrowth, staging, readRemotes }
}

test('a remote is renamed, hands a path over and is removed through the server', async () => {
  const { asPlatform, buildRemote, readRemotes, store } = await serveFirst()
  await buildRemote('sales', { paths: ['/sales/'] })
  expect(await asPlatform('publish', 'sales', '--instead-of', 'commerce', '--no-build')).toContain(
    'Published in 0.00 s: ',
  )
  expect(await readRemotes()).toEqual([
    ['content', '/content/'],
    ['sales', '/sales/'],
  ])
  await buildRemote('content', { paths: ['/content/', '/offers/'] })
  await asPlatform('publish', 'content', '--no-build')
  await buildRemote('content')
  await buildRemote('sales', { paths: ['/sales/', '/offers/'] })
  await asPlatform('publish', 'content', 'sales', '--no-build')
  expect(await readRemotes()).toEqual([
    ['content', '/content/'],
    ['sales', '/sales/', '/offers/'],
  ])
  expect(await asPlatform('remove', 'content', '--redirect', '/content/=/sales/')).toContain(
    '/content/: leads to /sales/',
  )
  expect(await asPlatform('publish', '--drop-redirect', '/content/')).toContain('Redirected in 0.00 s: ')
  expect((await store.listMoves()).map(({ action, team }) => [action, team])).toEqual(
    ['redirect', 'remove', 'publish', 'publish', 'rename', 'publish'].map((action) => [action, 'platform']),
  )
  expect((await store.verify()).problems).toEqual([])
})

test('environments are compared and promoted through the server, within the rights of the team', async () => {
  const { asPlatform, asGrowth, buildRemote, staging, store } = await serveFirst()
  expect(await asGrowth('diff', 'production', 'staging')).toBe(
    'staging has no release yet, so everything is new there.',
  )
  await expect(asGrowth('promote', 'production', 'staging')).rejects.toThrow(
    'Only a team that may release the shell and all remotes may promote a whole release',
  )
  expect(await asPlatform('promote', 'production', 'staging')).toContain(
    'Promoted production to staging in 0.00 s: ',
  )
  for (const name of ['commerce', 'content']) await buildRemote(name, { text: 'second' })
  await asPlatform('publish', 'commerce', 'content', '--no-build', '--env', 'staging')
  expect(await asGrowth('diff', 'staging', 'production')).toMatch(
    /versions:\n {2}commerce .* → .*\n {2}content/,
  )
  await expect(asGrowth('promote', 'staging', 'production', 'content')).rejects.toThrow('and not content')
  await asGrowth('promote', 'staging', 'production', 'commerce')
  const [commerce, content] = (await store.readCurrent())?.release.remotes ?? []
  const [newer, other] = (await staging.readCurrent())?.release.remotes ?? []
  expect(commerce?.version).toBe(newer?.version)
  expect(content?.version).not.toBe(other?.version)
  expect((await store.listMoves())[0]).toMatchObject({
    action: 'promote',
    subject: 'staging',
    team: 'growth',
  })
  await expect(asPlatform('promote', 'staging', 'training')).rejects.toThrow('no environment “training”')
})

test('a release is verified and signed again through the server, with its key', async () => {
  const { root, siteDir, asPlatform, asGrowth } = await serveFirst()
  await expect(asPlatform('renew')).rejects.toThrow('The release server has no key to sign with')
  expect(await asGrowth('verify')).toMatch(/^r-\w+ is whole: its \d+ files are as they were published\.$/)
  const signing = {
    key: await createReleaseKey(join(root, 'release-key.pem'), siteDir),
    validFor: 60_000,
    adopt: true,
  }
  const signed = await serveFirst({ signing })
  expect(await signed.asPlatform('renew')).toMatch(/^Signed r-\w+ again\. Valid until \d{4}-.*Z\.$/)
  expect(await signed.asGrowth('verify')).toContain('Its signature is valid.')
  await expect(signed.asGrowth('renew')).rejects.toThrow('may sign a release again')
  const release = (await signed.store.readCurrent())?.release
  await rm(join(signed.siteDir, 'remotes', 'content', release?.remotes[1]?.version ?? '', 'remoteEntry.js'))
  await expect(signed.asGrowth('verify')).rejects.toThrow(
    /is not whole[\s\S]* missing {2}\/remotes\/content\//,
  )
})

test.each([
  [['remove', 'content'], 'and not content'],
  [['remove', 'commerce', '--redirect', '/commerce/=/content/'], 'may change where paths lead'],
  [['publish', '--redirect', '/old/=/commerce/'], 'may change where paths lead'],
  [['publish', 'commerce', '--instead-of', 'content', '--no-build'], 'and not content'],
])('refuses %j to a team without the right', async (args, says) => {
  const { asGrowth, store } = await serveFirst()
  await expect(asGrowth(...args)).rejects.toThrow(says)
  expect((await store.listMoves()).length).toBe(1)
})
