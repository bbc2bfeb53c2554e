import { expect, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'

async function serveFirst() {
  const served = await serveReleases()
  const { root, tokens, store } = served
  await served.buildShell()
  for (const name of ['commerce', 'content']) await served.buildRemote(name)
  const place = { root, server: served.served.url }
  const asPlatform = (...args: string[]) => runCommand({ ...place, token: tokens.platform }, ...args)
  const asGrowth = (...args: string[]) => runCommand({ ...place, token: tokens.growth }, ...args)
  await asPlatform('publish', 'shell', 'commerce', 'content', '--no-build')
  const readCommerce = async () => (await store.readCurrent())?.release.remotes[0]
  return { ...served, asGrowth, readCommerce }
}

test('a team starts, widens, promotes and aborts a canary of its own remote through the server', async () => {
  const { buildRemote, asGrowth, readCommerce } = await serveFirst()
  const { version } = (await readCommerce()) ?? {}
  await buildRemote('commerce', { text: 'second' })
  const started = await asGrowth(
    'canary',
    'start',
    'commerce',
    '--share',
    '10',
    '--roles',
    'editor',
    '--no-build',
  )
  const newer = (await readCommerce())?.canary?.remote.version
  expect(started.split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^Started the canary of commerce in 0\.00 s: r-\w+, which follows r-\w+$/),
    `  commerce: the canary ${newer} is for 10% of staff and the role editor`,
  ])
  expect(await asGrowth('canary', 'share', 'commerce', '50')).toContain(
    `  commerce: the canary ${newer} is for 50% of staff and the role editor\n`,
  )
  const aborted = await asGrowth('canary', 'abort', 'commerce', '--why', 'Saves lose the price')
  expect(aborted).toContain(`  commerce: the canary ${newer} has ended\n`)
  await asGrowth('canary', 'start', 'commerce', '--roles', 'editor', '--version', newer ?? '')
  const promoted = await asGrowth('canary', 'promote', 'commerce')
  expect(promoted.split('\n').slice(1, 3)).toEqual([
    `  commerce: ${version} → ${newer}`,
    `  commerce: the canary ${newer} has ended`,
  ])
  const listed = await asGrowth('list')
  expect(listed).toMatch(/canary abort commerce .* commerce no canary \w{8} +Saves lose the price/)
  expect(listed).toMatch(
    /canary share commerce .* commerce canary \w{8} for 50% of staff and the role editor/,
  )
})

test('refuses a canary of another team’s remote, without audience, or that has ended', async () => {
  const { asGrowth } = await serveFirst()
  await expect(asGrowth('canary', 'start', 'content', '--share', '10', '--no-build')).rejects.toThrow(
    'The token is growth’s, which may release commerce, and not content.',
  )
  await expect(asGrowth('canary', 'start', 'commerce', '--no-build')).rejects.toThrow(
    'Say who has the canary: pnpm release canary start commerce --share 10, or --roles.',
  )
  await expect(asGrowth('canary', 'share', 'commerce', '110')).rejects.toThrow(
    'A canary is for a whole number of percent from 0 to 100, such as 10, not “110”.',
  )
  await expect(asGrowth('canary', 'abort', 'commerce')).rejects.toThrow(
    'Say why, for whoever builds the next',
  )
  await expect(asGrowth('canary', 'promote', 'commerce')).rejects.toThrow('commerce has no canary.')
  await expect(asGrowth('canary', 'stop', 'commerce')).rejects.toThrow('start, share, promote or abort')
})
