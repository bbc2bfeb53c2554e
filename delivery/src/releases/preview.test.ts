import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { previewFileSchema } from '@console/shared/release/preview'
import { expect, test } from 'vitest'
import { inventWorkspace } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'

const made = { by: 'mina', reason: 'a test' }
const link = { by: 'mina', trusted: [], expires_at: new Date(Date.now() + 60_000).toISOString() }

/** Two releases, in both of which notes is switched off; commerce and notes changed in the second. */
async function publishTwice() {
  const { siteDir, buildShell, buildRemote } = await inventWorkspace()
  const store = openReleaseStore(siteDir)
  const buildRemotes = (text: string) =>
    Promise.all(['commerce', 'notes'].map((name) => buildRemote(name, { text })))
  await store.publish({ units: [await buildShell(), ...(await buildRemotes('first'))], ...made })
  const first = (await store.disable({ remote: 'notes', by: 'mina', reason: 'shows drafts' })).release
  await store.publish({ units: await buildRemotes('second'), ...made })
  const read = async (address: string) =>
    previewFileSchema.parse(JSON.parse(await readFile(join(siteDir, address), 'utf8')))
  return { siteDir, store, first, read }
}

test('a link to a whole release shows what was switched off as it was, and one to a version shows it', async () => {
  const { store, first, read } = await publishTwice()
  const ofRelease = await store.preview({ ...link, asked: { kind: 'release', id: first.id } })
  expect(
    (await read(ofRelease.address)).remotes.map(({ name, disabled }) => [name, disabled?.reason]),
  ).toEqual([
    ['commerce', undefined],
    ['notes', 'shows drafts'],
  ])
  const version = first.remotes[1]?.version ?? ''
  const ofVersion = await store.preview({ ...link, asked: { kind: 'remote', name: 'notes', version } })
  expect((await read(ofVersion.address)).remotes).toMatchObject([{ name: 'notes', version }])
  expect((await read(ofVersion.address)).remotes[0]).not.toHaveProperty('disabled')
})

test('the same link made again writes no file again', async () => {
  const { siteDir, store, first } = await publishTwice()
  const prepare = async () => {
    const { address } = await store.preview({ ...link, asked: { kind: 'release', id: first.id } })
    return (await stat(join(siteDir, address))).ino
  }
  expect(await prepare()).toBe(await prepare())
})
