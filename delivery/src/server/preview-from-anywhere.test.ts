import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeGrant, previewGrantSchema, toPreviewAddress } from '@console/shared/release/preview'
import { splitSigned } from '@console/shared/release/signed-text'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../test/support/run-command.ts'
import { serveReleases } from '../../test/support/served-releases.ts'
import { createReleaseKey, isSignedBy } from '../releases/signing/release-key.ts'

const url = 'https://console.example.com'

async function given() {
  const place = await mkdtemp(join(tmpdir(), 'preview-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const key = await createReleaseKey(join(place, 'preview.pem'), join(place, 'site'))
  return { key, ...(await serveReleases({ previewKey: key })) }
}

test('a team gets a link to a version of its own remote, signed by the server', async () => {
  const { key, root, siteDir, tokens, store, served, buildShell, buildRemote } = await given()
  const place = { root, server: served.url }
  const asPlatform = (...args: string[]) => runCommand({ ...place, token: tokens.platform }, ...args)
  const preview = (what: string) =>
    runCommand({ ...place, token: tokens.growth }, ...['preview', what, '--url', url])
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  await asPlatform('publish', 'shell', 'commerce', 'content', '--no-build')
  const first = (await store.readCurrent())?.release
  await buildRemote('commerce', { text: 'second' })
  await buildRemote('content', { text: 'second' })
  await asPlatform('publish', 'commerce', 'content', '--no-build')
  const [commerce, content] = first?.remotes ?? []

  const printed = await preview(`commerce@${commerce?.version}`)
  const link = new URL(printed.split('\n').find((line) => line.startsWith(url)) ?? '')
  const split = splitSigned(decodeGrant(link.searchParams.get('grant') ?? '') ?? '')
  const grant = previewGrantSchema.parse(JSON.parse(split?.text ?? ''))
  expect(split !== null && isSignedBy([key.publicKey], 'preview', split)).toBe(true)
  expect(grant.subject).toEqual({ kind: 'remote', name: 'commerce', version: commerce?.version })
  expect(
    JSON.parse(await readFile(join(siteDir, toPreviewAddress(grant.subject, grant.file)), 'utf8')),
  ).toMatchObject({
    release: first?.id,
  })

  await expect(preview(`content@${content?.version}`)).rejects.toThrow('and not content')
  await expect(preview(first?.id ?? '')).rejects.toThrow('make a link to a whole release')
})

test('a build that no release has is previewed, survives the moves of others, and is pruned with its link', async () => {
  const { root, siteDir, tokens, store, served, buildShell, buildRemote } = await given()
  const platform = { root, server: served.url, token: tokens.platform }
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  await runCommand(platform, 'publish', 'shell', 'commerce', 'content', '--no-build')
  const before = await store.readCurrent()

  await buildRemote('commerce', { text: 'of a branch' })
  const growth = { ...platform, token: tokens.growth }
  const printed = await runCommand(growth, 'preview', 'commerce', '--no-build', '--url', url)
  const grant = new URL(printed.split('\n').find((line) => line.startsWith(url)) ?? '').searchParams
  const { subject, file } = previewGrantSchema.parse(
    JSON.parse(splitSigned(decodeGrant(grant.get('grant') ?? '') ?? '')?.text ?? ''),
  )
  expect(await store.readCurrent()).toEqual(before)
  await buildRemote('content', { text: 'second' })
  await runCommand(platform, 'publish', 'content', '--no-build')
  const version = subject.kind === 'remote' ? subject.version : ''
  const entry = join(siteDir, 'remotes/commerce', version, 'remoteEntry.js')
  const prune = () => store.prune({ by: 'mina', reason: '', days: 30, isDryRun: false })
  await prune()
  expect(existsSync(entry)).toBe(true)

  const address = join(siteDir, toPreviewAddress(subject, file))
  const preview = JSON.parse(await readFile(address, 'utf8'))
  await writeFile(address, JSON.stringify({ ...preview, expires_at: '2026-01-01T00:00:00Z' }))
  await prune()
  expect(existsSync(entry)).toBe(false)
  expect((await store.verify()).problems).toEqual([])

  await expect(runCommand(growth, 'preview', 'content', '--no-build', '--url', url)).rejects.toThrow(
    'not content',
  )
  await expect(runCommand(platform, 'preview', 'shell', '--no-build', '--url', url)).rejects.toThrow(
    'the shell itself has none',
  )
})

test('ending the previews of a branch removes its links and builds, and nothing of other branches', async () => {
  const { root, siteDir, tokens, store, served, buildShell, buildRemote } = await given()
  const platform = { root, server: served.url, token: tokens.platform }
  await buildShell()
  for (const name of ['commerce', 'content']) await buildRemote(name)
  await runCommand(platform, 'publish', 'shell', 'commerce', 'content', '--no-build')
  const growth = { ...platform, token: tokens.growth }
  const preview = async (text: string, branch: string) => {
    await buildRemote('commerce', { text })
    const asked = ['preview', 'commerce', '--no-build', '--url', url, '--branch', branch]
    const printed = await runCommand(growth, ...asked)
    const { searchParams } = new URL(printed.split('\n').find((line) => line.startsWith(url)) ?? '')
    const signed = splitSigned(decodeGrant(searchParams.get('grant') ?? '') ?? '')
    const { subject, file } = previewGrantSchema.parse(JSON.parse(signed?.text ?? ''))
    const version = subject.kind === 'remote' ? subject.version : ''
    return [toPreviewAddress(subject, file), `/remotes/commerce/${version}/remoteEntry.js`]
  }
  const [first, second, other] = [
    await preview('first push', 'prices'),
    await preview('second push', 'prices'),
    await preview('other', 'coupons'),
  ]
  const end = (...args: string[]) => runCommand(growth, 'preview', 'end', ...args)
  expect(await end('commerce', '--branch', 'prices')).toContain(
    '2 previews of commerce, branch prices, ended.',
  )
  for (const address of [...first, ...second]) expect(existsSync(join(siteDir, address)), address).toBe(false)
  for (const address of other) expect(existsSync(join(siteDir, address)), address).toBe(true)
  expect((await store.verify()).problems).toEqual([])
  expect(await end('commerce', '--branch', 'prices')).toContain('0 previews')
  await expect(end('content', '--branch', 'prices')).rejects.toThrow('not content')
  await expect(end('commerce')).rejects.toThrow('Say of which branch')
})

test('a server without a key says so', async () => {
  const { root, served, tokens, buildShell, buildRemote } = await serveReleases()
  const place = { root, server: served.url, token: tokens.platform }
  await buildShell()
  await buildRemote('commerce')
  await runCommand(place, 'publish', 'shell', 'commerce', '--no-build')
  await buildRemote('commerce', { text: 'second' })
  await expect(runCommand(place, 'preview', 'commerce', '--no-build', '--url', url)).rejects.toThrow(
    'This release server signs no links.',
  )
})
