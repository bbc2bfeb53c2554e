import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountDisk } from '@console/node-server/testing/mount-disk'
import { expect, onTestFinished, test } from 'vitest'
import { type InventedWorkspace, inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore, type ReleaseStore } from './release-store.ts'
import { openPublishedFiles } from './site/published-files.ts'
import { buildSiteLayout } from './site/site-layout.ts'
import { verifyFiles } from './verification/verify-release.ts'

const made = { by: 'mina', reason: 'a test' }

async function publishTwo(workspace: InventedWorkspace) {
  const store = openReleaseStore(workspace.siteDir)
  const units = [await workspace.buildShell(), await workspace.buildRemote('commerce')]
  await store.publish({ units, ...made })
  await store.publish({ units: [await workspace.buildRemote('content')], ...made })
  return store
}

const moves: Record<string, (store: ReleaseStore, workspace: InventedWorkspace) => Promise<unknown>> = {
  publish: async (store, workspace) =>
    store.publish({ units: [await workspace.buildRemote('commerce', { text: 'new' })], ...made }),
  rollback: (store) => store.rollback(made),
  'rollback of one remote': (store) => store.rollbackUnit({ unit: 'commerce', to: '1.0.0', ...made }),
  remove: (store) => store.remove({ remote: 'content', ...made }),
  disable: (store) => store.disable({ remote: 'content', ...made }),
}

/** A release folder on a disk of its own; nothing is tried where none can be mounted. */
async function onDisk(size: string) {
  const workspace = await inventWorkspace()
  const disk = mountDisk(workspace.siteDir, size)
  if (disk !== undefined) onTestFinished(disk.unmount)
  return { workspace, site: workspace.siteDir, disk }
}

test.each(Object.entries(moves))('%s on a read-only disk is refused in one sentence', async (_, move) => {
  const { workspace, site, disk } = await onDisk('8m')
  if (disk === undefined) return
  const store = await publishTwo(workspace)
  const before = await readTree(site)
  disk.forbidWrites()
  const refused = move(store, workspace)
  await expect(refused).rejects.toMatchObject({
    code: 'folder',
    message: `The disk of ${site} can only be read, so nothing was changed and the current release stays. Have it mounted for writing and try again.`,
  })
  expect(await readTree(site)).toEqual(before)
  expect((await store.verify()).problems).toEqual([])
  expect(await store.listMoves()).toHaveLength(2)
})

test('A disk that fills up at any point of a publish leaves a whole release, and is reported in one sentence', async () => {
  const { workspace, site, disk } = await onDisk('2m')
  if (disk === undefined) return
  const store = await publishTwo(workspace)
  const filler = join(site, 'filler')
  const ends: string[] = []
  for (let pages = 0; pages < 40 && ends.at(-1) !== 'moved'; pages++) {
    rmSync(filler, { force: true })
    // Any command clears away the remains of the failed attempt.
    await store.disable({ remote: 'content', by: 'mina', reason: `try ${pages}` })
    const current = (await store.readCurrent())?.release.id
    const unit = await workspace.buildRemote('commerce', { text: `try ${pages}` })
    const { bavail, bsize } = statfsSync(site)
    writeFileSync(filler, Buffer.alloc(Math.max(0, (bavail - pages) * bsize)))
    const end = await store.publish({ units: [unit], ...made }).then(
      ({ outcome }) => outcome,
      ({ code, message }) => `${code}: ${message}`,
    )
    ends.push(end)
    const now = (await store.readCurrent())?.release.id ?? ''
    if (end !== 'moved') expect(now).toBe(current)
    const record = (await store.list()).find((release) => release.isCurrent)?.record
    if (record === undefined) throw new Error('the pointer names no release')
    expect((await verifyFiles(openPublishedFiles(buildSiteLayout(site)), record)).problems).toEqual([])
    expect((await store.listMoves())[0]).toMatchObject({ to: now, isCurrent: true })
  }
  const sentence = `folder: The disk of ${site} is full, so nothing was changed and the current release stays. Make room there and try again.`
  expect(ends.slice(0, -1)).toEqual(ends.slice(0, -1).map(() => sentence))
  expect(ends.length).toBeGreaterThan(5)
  expect(ends.at(-1)).toBe('moved')
  expect((await store.verify()).problems).toEqual([])
})

test('Names a part of the folder that is on another disk', async () => {
  const workspace = await inventWorkspace()
  const store = await publishTwo(workspace)
  const disk = mountDisk(join(workspace.siteDir, 'remotes', 'mocks'), '1m')
  if (disk === undefined) return
  onTestFinished(disk.unmount)
  const units = [await workspace.buildRemote('mocks')]
  const refused = store.publish({ units, ...made })
  await expect(refused).rejects.toMatchObject({ code: 'folder' })
  await expect(refused).rejects.toThrow(
    /\/remotes\/mocks\/\S+ is on another disk than \S+, so nothing was changed .* keep the whole folder on one\.$/,
  )
  expect((await store.verify()).problems).toEqual([])
})

/** `pnpm release` of an account without a right to the folder: root has every right, so it runs as nobody there. */
function runWithoutRights(...args: string[]) {
  const isRoot = process.getuid?.() === 0
  const program = join(import.meta.dirname, '..', 'release.ts')
  const options = { encoding: 'utf8', ...(isRoot && { uid: 65_534, gid: 65_534 }) } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options)
  return { status, stdout, stderr }
}

test('An account without rights to the folder is told so in one sentence', async () => {
  const workspace = await inventWorkspace()
  const store = await publishTwo(workspace)
  const { siteDir, root } = workspace
  for (const dir of [root, siteDir]) chmodSync(dir, 0o755)
  for (const dir of [siteDir, join(siteDir, 'releases'), join(siteDir, '.delivery')]) chmodSync(dir, 0o555)
  onTestFinished(() => {
    for (const dir of [siteDir, join(siteDir, 'releases'), join(siteDir, '.delivery')]) chmodSync(dir, 0o755)
  })
  const before = await readTree(siteDir)
  const { status, stdout, stderr } = runWithoutRights('rollback', '--dir', siteDir)
  expect(stderr).toMatch(
    /^This account is not permitted to use \S+, so nothing was changed and the current release stays\. Run it as the account that \S+ belongs to, or give this one the right\.\n$/,
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(await readTree(siteDir)).toEqual(before)
  expect((await store.verify()).problems).toEqual([])
})

test.each([
  ['a file in place of the folder', 'file', /there is a file at/i],
  ['a place that is no disk’s', '/proc/site', /\/proc\/site/],
])('%s is refused in one sentence', async (_, place, says) => {
  const { root, buildShell } = await inventWorkspace()
  const dir = place === 'file' ? join(root, place, 'site') : place
  writeFileSync(join(root, 'file'), '')
  const refused = openReleaseStore(dir).publish({ units: [await buildShell()], ...made })
  await expect(refused).rejects.toMatchObject({ code: 'folder' })
  await expect(refused).rejects.toThrow(says)
})
