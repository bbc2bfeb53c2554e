import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  decodeGrant,
  previewFileSchema,
  previewGrantSchema,
  toPreviewAddress,
} from '@console/shared/release/preview'
import { splitSigned } from '@console/shared/release/signed-text'
import { afterEach, expect, test, vi } from 'vitest'
import { inventWorkspace } from '../../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../../releases/release-store.ts'
import { createReleaseKey, isSignedBy } from '../../releases/signing/release-key.ts'
import { runRelease } from '../run-release.ts'

const made = { by: 'mina', reason: 'a test' }
const url = 'https://console.example.com'

afterEach(() => void vi.useRealTimers())

/** Commerce is current in its first version, and its second is in staging alone. */
async function publishToStaging() {
  const workspace = await inventWorkspace()
  const { root, siteDir, buildShell, buildRemote } = workspace
  const key = await createReleaseKey(join(root, 'preview.pem'), siteDir)
  const store = openReleaseStore(siteDir)
  const staging = openReleaseStore(siteDir, { environment: 'staging' })
  const first = [await buildShell(), await buildRemote('commerce'), await buildRemote('content')]
  const current = (await store.publish({ units: first, ...made })).release
  await staging.promote({ ...made, source: 'production', id: current.id, units: [] })
  const publish = async (changes: Parameters<typeof buildRemote>[1]) => {
    const { release } = await staging.publish({ units: [await buildRemote('commerce', changes)], ...made })
    return { release, version: release.remotes[0]?.version ?? '' }
  }
  const run = async (...args: string[]) => {
    const lines: string[] = []
    await runRelease(['preview', ...args], { root, env: {}, print: (line) => lines.push(line) })
    return lines
  }
  const keyFlags = ['--url', url, '--preview-key', join(root, 'preview.pem')]
  return {
    ...workspace,
    key,
    store,
    current,
    publish,
    run,
    preview: (...args: string[]) => run(...args, ...keyFlags),
  }
}

/** The signed grant in the link that a command printed. */
function readLink(lines: readonly string[]) {
  const link = new URL(lines.find((line) => line.startsWith(url)) ?? '')
  const split = splitSigned(decodeGrant(link.searchParams.get('grant') ?? '') ?? '')
  if (split === null) throw new Error('The link carries no signed grant')
  return { link, split, grant: previewGrantSchema.parse(JSON.parse(split.text)) }
}

const toHash = (version: string) => version.slice('1.0.0-'.length)

test('prints a link to a version of another environment, and writes what a browser needs for it', async () => {
  const { siteDir, key, current, publish, preview } = await publishToStaging()
  const { version, release } = await publish({ text: 'second', menu: [] })
  const lines = await preview(`commerce@${toHash(version).slice(0, 12)}`, '--hours', '2')
  const { link, split, grant } = readLink(lines)
  const name = `commerce@${toHash(version).slice(0, 8)}`
  expect(lines).toEqual([
    `${name} fits ${current.id}, which is current.`,
    `${url}/commerce/?preview=${name}&grant=${link.searchParams.get('grant')}`,
    `The link works until ${grant.expires_at.slice(0, 16).replace('T', ' ')} UTC, for staff with the permission releases.preview, where previewKeys of ${url}/config.json names ${key.publicKey}.`,
  ])
  expect(isSignedBy([key.publicKey], 'preview', split)).toBe(true)
  expect(isSignedBy([key.publicKey], 'record', split)).toBe(false)
  expect(grant).toMatchObject({ subject: { kind: 'remote', name: 'commerce', version }, origin: url })
  expect(Date.parse(grant.expires_at) - Date.now()).toBeGreaterThan(7_000_000)

  const text = await readFile(join(siteDir, toPreviewAddress(grant.subject, grant.file)), 'utf8')
  expect(`sha384-${hash('sha384', text, 'base64')}`).toBe(grant.file)
  expect(previewFileSchema.parse(JSON.parse(text))).toMatchObject({
    release: release.id,
    shell: { released: current.shell.version, compared: current.shell.version },
    remotes: [{ name: 'commerce', version, menu: [], code: { entry: 'remoteEntry.js' } }],
  })
})

test('previews a release as it was, with remotes that were switched off or removed since', async () => {
  const { siteDir, store, current, buildRemote, preview } = await publishToStaging()
  await store.publish({ units: [await buildRemote('commerce', { text: 'second' })], ...made })
  await store.disable({ ...made, remote: 'commerce' })
  await store.remove({ ...made, remote: 'content' })
  await store.publish({ units: [await buildRemote('visits')], ...made })
  const { link, grant } = readLink(await preview(current.id, '--path', '/content/?page=2'))
  expect(`${link.pathname}${link.search}`).toMatch(`/content/?page=2&release=${current.id}&grant=`)
  const text = await readFile(join(siteDir, toPreviewAddress(grant.subject, grant.file)), 'utf8')
  const { remotes } = previewFileSchema.parse(JSON.parse(text))
  expect(remotes.map(({ name, version, disabled }) => ({ name, version, disabled }))).toEqual(
    current.remotes.map(({ name, version }) => ({ name, version, disabled: undefined })),
  )
})

test('refuses what staff have already and what nobody can open', async () => {
  const { current, preview } = await publishToStaging()
  await expect(preview(`commerce@${current.remotes[0]?.version}`)).rejects.toThrow('is current already')
  await expect(preview(current.id)).rejects.toThrow(`Release ${current.id} is current already`)
  await expect(preview('commerce@0000')).rejects.toThrow('No version of commerce')
  await expect(preview('shell@0000')).rejects.toThrow('the shell itself has none')
  await expect(preview('commerce@1a2b', '--hours', '400')).rejects.toThrow('A link works for a week at most')
  await expect(preview('commerce@')).rejects.toThrow('“commerce@” names nothing that can be previewed')
  await expect(preview('commerce@1a2b', '--path', '//evil.example')).rejects.toThrow('--path takes a path')
})

test('refuses a version that cannot run beside what is current, with the reasons', async () => {
  const { store, publish, preview, buildShell, buildRemote } = await publishToStaging()
  const { version } = await publish({ text: 'second', paths: ['/commerce/', '/visits/'] })
  const visits = await buildRemote('visits', { uses: {} })
  const gives = { 'antd/es/table': { version: '5.0.0' } }
  const users = ['commerce', 'content'].map((name) => buildRemote(name, { text: 'without', uses: {} }))
  await store.publish({
    units: [visits, await buildShell({ gives }), ...(await Promise.all(users))],
    ...made,
  })
  const refusal: unknown = await preview(`commerce@${version}`).catch((error: unknown) => error)
  expect(String(refusal)).toContain('/visits/')
  expect(String(refusal)).toContain('antd/es/table')
})

test('says which key or console is missing', async () => {
  const { run } = await publishToStaging()
  await expect(run('commerce@1a2b3c4d')).rejects.toThrow('Say which console the link is for')
  await expect(run('commerce@1a2b3c4d', '--url', url)).rejects.toThrow('Name the key that signs links')
  await expect(run('commerce@1a2b3c4d', '--url', `${url}/coupons/`)).rejects.toThrow(
    '--url takes the address of a console',
  )
})

test('previews only signed records where releases are signed', async () => {
  const { root, siteDir, store, current, buildRemote, preview } = await publishToStaging()
  const key = await createReleaseKey(join(root, 'release.pem'), siteDir)
  const signing = { key, adopt: true }
  const second = await buildRemote('commerce', { text: 'second' })
  const { release } = await store.publish({ units: [second], ...made, signing })
  await store.publish({ units: [await buildRemote('commerce', { text: 'third' })], ...made, signing })
  await expect(preview(current.id, '--trust', key.publicKey)).rejects.toThrow(
    'is not signed by a key that you trust',
  )
  await expect(preview(release.id)).rejects.toThrow('--trust <public key>')
  expect(readLink(await preview(release.id, '--trust', key.publicKey)).grant.subject).toEqual({
    kind: 'release',
    id: release.id,
  })
})

test('pruning keeps what a preview link opens until the link expires', async () => {
  const { store, buildRemote, preview } = await publishToStaging()
  const second = await buildRemote('commerce', { text: 'second' })
  const { release } = await store.publish({ units: [second], ...made })
  await store.rollback(made)
  const { grant } = readLink(await preview(`commerce@${release.remotes[0]?.version}`))
  const needed = [`/releases/${release.id}.json`, toPreviewAddress(grant.subject, grant.file)]
  const listPruned = async () => {
    const { removed } = await store.prune({ ...made, days: 0, isDryRun: true })
    return removed.map(({ address }) => address)
  }
  for (const address of needed) expect(await listPruned()).not.toContain(address)
  vi.useFakeTimers({ now: Date.parse(grant.expires_at) + 1, toFake: ['Date'] })
  for (const address of needed) expect(await listPruned()).toContain(address)
})
