import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { toIntegrity } from './site/hash-files.ts'
import { buildSiteLayout } from './site/site-layout.ts'
import { writeFileAtomically } from './site/write-file-atomically.ts'

const made = { by: 'mina@example.com', reason: 'prices were wrong' }

async function publish() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  const { release } = await store.publish({ units, ...made })
  return { workspace, store, site: workspace.siteDir, layout: buildSiteLayout(workspace.siteDir), release }
}

// proves T8
test('Served files do not say who made a release or why, and the list does', async () => {
  const { store, site } = await publish()
  for (const content of Object.values(await readTree(site))) {
    expect(content).not.toContain(made.by)
    expect(content).not.toContain(made.reason)
  }
  expect(await store.list()).toMatchObject([{ ...made, isCurrent: true }])
})

test('Moves authors and reasons of an older folder out of the served files', async () => {
  const { workspace, store, site, layout, release } = await publish()
  const { id, created_at, ...content } = release
  const former = { id, created_at, created_by: made.by, reason: made.reason, ...content }
  await writeFile(layout.record(id), `${JSON.stringify(former, null, 2)}\n`)
  await rename(layout.history, layout.formerHistory)
  expect(await store.list()).toMatchObject([made])
  await store.publish({ units: [await workspace.buildRemote('content')], by: 'omar', reason: 'more' })
  const tree = Object.entries(await readTree(site))
  expect(tree.filter(([file, text]) => text.includes(made.by) || file.includes('history'))).toEqual([])
  expect(await store.list()).toMatchObject([{ by: 'omar' }, made])
  expect((await store.verify()).problems).toEqual([])
})

test('Reports a file that no release names, removes it at the next publish, and leaves other folders alone', async () => {
  const { workspace, store, site, release } = await publish()
  const orphan = `shell/${release.shell.version}/static/js/evil.js`
  const left = 'remotes/commerce/1.0.0-0123456789abcdef0123456789abcdef/remoteEntry.js'
  const foreign = 'remotes/commerce/src/remote.ts'
  for (const file of [orphan, left, foreign]) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), 'alert(1)')
  }
  const orphans = (files: string[]) => files.map((file) => ({ address: `/${file}`, problem: 'orphaned' }))
  expect((await store.verify()).problems).toEqual(orphans([left, foreign, orphan]))
  await store.publish({ units: [await workspace.buildRemote('content')], ...made })
  expect((await store.verify()).problems).toEqual(orphans([foreign]))
})

// proves T8
test('Never replaces a version by other content under the same name', async () => {
  const { workspace, store, site, layout, release } = await publish()
  const unit = await workspace.buildRemote('commerce', { text: 'second' })
  const { id, remotes } = (await store.publish({ units: [unit], ...made })).release
  // As if that release had been made of other files whose hash begins the same.
  const file = join(site, `remotes/commerce/${remotes[0]?.version}/static/js/list.js`)
  await writeFile(file, 'of the other')
  const record = await readFile(layout.record(id), 'utf8')
  const integrity = toIntegrity(Buffer.from('of the other'))
  await writeFile(layout.record(id), record.replace(/(list\.js": )"[^"]+"/, `$1"${integrity}"`))
  await store.rollback({ id: release.id, ...made })

  const units = [unit, await workspace.buildRemote('content')]
  await expect(store.publish({ units, ...made })).rejects.toMatchObject({ code: 'collision' })
  expect(await readFile(file, 'utf8')).toBe('of the other')
})

test('Refuses a record of another release under the same id', async () => {
  const { workspace, store, layout, release } = await publish()
  const units = [await workspace.buildRemote('commerce', { text: 'second' })]
  const { id } = (await store.publish({ units, ...made })).release
  const record = await readFile(layout.record(id), 'utf8')
  await writeFile(layout.record(id), record.replace('"order": 1', '"order": 2'))
  await store.rollback({ id: release.id, ...made })
  await expect(store.publish({ units, ...made })).rejects.toMatchObject({ code: 'collision' })
})

// proves T13
test('Moves within one second get modification times a second apart', async () => {
  const { workspace, store, site } = await publish()
  const seconds: number[] = []
  const look = async () => {
    const { mtimeMs } = await stat(join(site, 'releases/current.json'))
    seconds.push(Math.floor(mtimeMs / 1000))
  }
  await look()
  for (const text of ['second', 'third', 'fourth']) {
    await store.publish({ units: [await workspace.buildRemote('commerce', { text })], ...made })
    await look()
  }
  expect(new Set(seconds).size).toBe(4)
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
})

test('A process clock ahead of the disk keeps moves apart', async () => {
  const { site, layout } = await publish()
  const pointer = join(site, 'releases/current.json')
  const clock = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + 2000)
  const seconds: number[] = []
  for (const content of ['1', '2', '3', '4']) {
    await writeFileAtomically(layout, pointer, content)
    seconds.push(Math.floor((await stat(pointer)).mtimeMs / 1000))
  }
  vi.restoreAllMocks()
  expect(new Set(seconds).size).toBe(4)
})
