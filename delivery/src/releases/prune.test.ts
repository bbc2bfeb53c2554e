import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countReads } from '../../test/support/count-reads.ts'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { runChild } from '../../test/support/run-child.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }
const asked = { ...made, days: 30, isDryRun: false }
const day = 24 * 60 * 60_000

/** Six more remotes than stand in the index, and nine releases: `texts` of commerce, the first 90 days old, one a week. */
async function publishLong() {
  const workspace = await inventWorkspace()
  const { siteDir, buildShell, buildRemote } = workspace
  const store = openReleaseStore(siteDir)
  const layout = buildSiteLayout(siteDir)
  const others = await Promise.all(
    ['mails', 'rates', 'rooms', 'tests', 'tutors', 'terms'].map((name) => buildRemote(name)),
  )
  const [first, ...texts] = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  await store.publish({
    units: [await buildShell(), ...others, await buildRemote('commerce', { text: first ?? '' })],
    ...made,
  })
  for (const text of texts) await store.publish({ units: [await buildRemote('commerce', { text })], ...made })
  await age(layout.history, layout.pointer)
  return { ...workspace, store, layout, ids: (await store.listMoves()).map(({ to }) => to).reverse() }
}

/** Has each move happened 12 days after the one before, the last one today. */
async function age(history: string, pointer: string) {
  const lines = (await readFile(history, 'utf8')).trim().split('\n')
  const texts = lines.map((line, index) => {
    const moved_at = new Date(Date.now() - (lines.length - 1 - index) * 12 * day).toISOString()
    return { moved_at, text: JSON.stringify({ ...JSON.parse(line), moved_at }) }
  })
  await writeFile(history, `${texts.map(({ text }) => text).join('\n')}\n`)
  const current = JSON.parse(await readFile(pointer, 'utf8'))
  await writeFile(pointer, JSON.stringify({ ...current, moved_at: texts.at(-1)?.moved_at }))
}

const isOf = (ids: readonly string[]) => (file: string) => ids.some((id) => file.includes(id))

test('Prunes what was not current for 30 days, and keeps what is current, recent or named by the pointer', async () => {
  const { store, siteDir, ids, buildRemote } = await publishLong()
  const before = await readTree(siteDir)
  const dry = await store.prune({ ...asked, isDryRun: true })
  expect(await readTree(siteDir)).toEqual(before)
  const pruned = await store.prune(asked)
  expect(pruned).toEqual(dry)

  // The current one and the five before it: further back than 30 days.
  expect((await store.list()).map(({ record }) => record.id)).toEqual(ids.slice(-6).reverse())
  const after = Object.keys(await readTree(siteDir))
  const gone = Object.keys(before).filter((file) => !after.includes(file))
  expect(gone.filter(isOf(ids.slice(0, 3)))).toHaveLength(6)
  expect(gone.filter(isOf(ids.slice(3)))).toEqual([])
  expect(
    new Set(gone.filter((file) => file.startsWith('remotes/')).map((file) => file.split('/')[2])).size,
  ).toBe(3)
  expect(pruned.kept).toBe(6)
  const bytes = gone.reduce((sum, file) => sum + Buffer.byteLength(before[file] ?? ''), 0)
  expect(pruned.removed.reduce((sum, each) => sum + each.bytes, 0)).toBe(bytes)
  for (const id of ids.slice(-6)) expect((await store.verify(id)).problems).toEqual([])

  expect((await store.prune(asked)).removed).toEqual([])
  await store.rollback(made)
  await store.publish({ units: [await buildRemote('commerce', { text: '10' })], ...made })
  expect((await store.verify()).problems).toEqual([])
})

test('Keeps an old release that was rolled back to, and those replaced today', async () => {
  const { store, ids } = await publishLong()
  await store.rollback({ id: ids[0], ...made })
  await store.prune({ ...asked, days: 1 })
  const left = (await store.list()).map(({ record }) => record.id)
  expect(new Set(left)).toEqual(new Set([ids[0], ids[7], ids[8]]))
})

test('Prunes nothing while a record cannot be read', async () => {
  const { store, siteDir, layout, ids } = await publishLong()
  await writeFile(layout.record(ids[1] ?? ''), 'damaged')
  const before = await readTree(siteDir)
  await expect(store.prune(asked)).rejects.toMatchObject({ code: 'damaged' })
  expect(await readTree(siteDir)).toEqual(before)
})

test('Prunes what a killed publish left beside the records', async () => {
  const { store, layout } = await publishLong()
  await store.prune(asked)
  const left = ['/releases/r-0123456789ab.AAAAAAAAAAAAAAAA.json', '/releases/commerce.AAAAAAAAAAAAAAAA.json']
  for (const address of left) await writeFile(layout.address(address), '{}')
  expect((await store.prune(asked)).removed.map(({ address }) => address).toSorted()).toEqual(left.toSorted())
})

test('Pruning killed at any removal leaves only whole releases, and the next run finishes', async () => {
  const template = await publishLong()
  const { removed } = await template.store.prune({ ...asked, isDryRun: true })
  // Each kill is a process: where not all tests run, two moments stand for all. The first two changes clear staging.
  const every = process.env['ALL_TESTS'] === '1' ? 3 : Math.ceil((removed.length + 2) / 2)
  for (let dieAtChange = every; dieAtChange <= removed.length + 2; dieAtChange += every) {
    const siteDir = join(template.root, `died-${dieAtChange}`)
    await cp(template.siteDir, siteDir, { recursive: true })
    const child = runChild({ siteDir, by: 'omar', publishes: [], prune: asked, dieAtChange })
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' })
    const store = openReleaseStore(siteDir)
    for (const { record } of await store.list())
      expect(
        (await store.verify(record.id)).problems.filter(({ problem }) => problem !== 'orphaned'),
      ).toEqual([])
    await store.prune(asked)
    expect((await store.list()).map(({ record }) => record.id)).toEqual(template.ids.slice(-6).reverse())
    expect((await store.verify()).problems).toEqual([])
  }
})

test('The list reads no more of 1,000 releases than it prints', async () => {
  const { root, siteDir, buildShell, buildRemote } = await inventWorkspace()
  const store = openReleaseStore(siteDir)
  const layout = buildSiteLayout(siteDir)
  const { release } = await store.publish({
    units: [await buildShell(), await buildRemote('commerce')],
    ...made,
  })
  const line = JSON.parse(await readFile(layout.history, 'utf8'))
  const toId = (place: number) => (place === 999 ? release.id : `r-${String(place).padStart(12, '0')}`)
  const lines = Array.from({ length: 1000 }, (_, place) => {
    // Lines of earlier command lines do not say what changed.
    const units = place > 994 ? undefined : line.units
    const moved_at = place === 999 ? line.moved_at : new Date(place * day).toISOString()
    return JSON.stringify({
      ...line,
      moved_at,
      units,
      from: place === 0 ? null : toId(place - 1),
      to: toId(place),
    })
  })
  await writeFile(layout.history, `${lines.join('\n')}\n`)
  const text = await readFile(layout.record(release.id), 'utf8')
  for (let place = 0; place < 999; place += 1)
    await writeFile(layout.record(toId(place)), text.replace(release.id, toId(place)))

  const readFiles = async (work: () => Promise<unknown>) => Object.keys(await countReads(root, work)).length
  // Pointer, history, and the records of the three newest lines with the one before.
  expect(await readFiles(() => store.listMoves(3))).toBe(2 + 4)
  expect(await readFiles(() => store.listMoves(20))).toBe(2 + 6)
  expect(await readFiles(() => store.list(20))).toBe(2 + 20)
  expect((await store.listMoves(20)).map(({ to }) => to)).toEqual(
    Array.from({ length: 20 }, (_, index) => toId(999 - index)),
  )
  expect((await store.list(2)).map(({ record, isCurrent }) => [record.id, isCurrent])).toEqual([
    [toId(999), true],
    [toId(998), false],
  ])
})
