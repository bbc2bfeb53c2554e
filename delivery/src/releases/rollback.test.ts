import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { loadHistory } from './records/move-history.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

/** Three releases, which differ in commerce: a, b, c; c is current. */
async function publishThree() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const publish = async (text: string, withShell = false) => {
    const remote = await workspace.buildRemote('commerce', { text })
    const units = withShell ? [await workspace.buildShell(), remote] : [remote]
    return (await store.publish({ units, ...made })).release.id
  }
  const [a, b, c] = [await publish('a', true), await publish('b'), await publish('c')]
  return { workspace, store, site: workspace.siteDir, publish, a, b, c }
}

test('Rolling back makes the release before the current one current, with its document', async () => {
  const { store, site, b, c } = await publishThree()
  const { outcome, release, previous, changes, untouched } = await store.rollback({
    ...made,
    reason: 'c was bad',
  })
  expect({ outcome, id: release.id, previous: previous?.id }).toEqual({
    outcome: 'moved',
    id: b,
    previous: c,
  })
  expect(changes.map((change) => change.name)).toEqual(['commerce'])
  expect(untouched.map((unit) => unit.name)).toEqual(['shell'])
  expect((await store.readCurrent())?.release.id).toBe(b)
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain(
    `/remotes/commerce/${release.remotes[0]?.version}/`,
  )
  expect((await store.verify()).problems).toEqual([])
  expect((await loadHistory(buildSiteLayout(site))).moves.at(-1)).toMatchObject({
    action: 'rollback',
    by: 'mina',
    reason: 'c was bad',
    from: c,
    to: b,
  })
})

test('Rolling back again and again walks to the first release and says when there is none before', async () => {
  const { store, a } = await publishThree()
  await store.rollback(made)
  expect((await store.rollback(made)).release.id).toBe(a)
  await expect(store.rollback(made)).rejects.toThrow(`${a} is the first release`)
})

test('A publish after a rollback is followed by a rollback to where it started', async () => {
  const { store, publish, a } = await publishThree()
  await store.rollback({ ...made, id: a })
  await publish('d')
  expect((await store.rollback(made)).release.id).toBe(a)
})

test('A named release may be older or newer than the current one; the current one is left alone', async () => {
  const { store, a, c } = await publishThree()
  expect((await store.rollback({ ...made, id: a })).release.id).toBe(a)
  expect((await store.rollback({ ...made, id: c })).release.id).toBe(c)
  expect((await store.rollback({ ...made, id: c })).outcome).toBe('unchanged')
})

test('An unknown release is answered with the known ones', async () => {
  const { store, a } = await publishThree()
  const asked = store.rollback({ ...made, id: 'r-000000000000' })
  await expect(asked).rejects.toMatchObject({ code: 'unknown-release' })
  await expect(asked).rejects.toThrow(a)
})

test('Refuses to roll back to a release with missing or changed files, and names each', async () => {
  const { store, site, b, c } = await publishThree()
  const record = (await store.list()).find((each) => each.record.id === b)?.record
  const version = record?.remotes[0]?.version
  await rm(join(site, `remotes/commerce/${version}/remoteEntry.js`))
  await appendFile(join(site, `remotes/commerce/${version}/static/js/list.js`), ' ')
  const before = await readTree(site)
  const refused = store.rollback(made)
  await expect(refused).rejects.toMatchObject({ code: 'damaged' })
  await expect(refused).rejects.toThrow(
    `/remotes/commerce/${version}/remoteEntry.js is missing, /remotes/commerce/${version}/static/js/list.js was changed`,
  )
  expect((await store.readCurrent())?.release.id).toBe(c)
  expect(await readTree(site)).toEqual(before)
})

test('Reports a damaged pointer, and rolling back to a named release repairs it', async () => {
  const { workspace, store, site, b } = await publishThree()
  await writeFile(join(site, 'releases/current.json'), '{"format":1}')
  const unit = await workspace.buildRemote('commerce')
  await expect(store.publish({ units: [unit], ...made })).rejects.toThrow(
    /current\.json is not as it should be: moved_at: .*; release: .*pnpm release rollback <id>/,
  )
  await expect(store.rollback(made)).rejects.toMatchObject({ code: 'damaged' })
  await store.rollback({ ...made, id: b })
  expect((await store.verify()).problems).toEqual([])
})

test('The list is newest first, marks the current release and says who made each and why', async () => {
  const { store, a, b, c } = await publishThree()
  await store.rollback(made)
  const list = await store.list()
  expect(list.map(({ record, isCurrent }) => [record.id, isCurrent])).toEqual([
    [c, false],
    [b, true],
    [a, false],
  ])
  expect(list[0]).toMatchObject({ by: 'mina', reason: 'a test' })
})

test('Verifying checks every file, the record, the pointer and the document', async () => {
  const { store, site, c } = await publishThree()
  const whole = await store.verify()
  expect(whole).toMatchObject({ id: c, checked: 13, problems: [] })

  const record = await readFile(join(site, `releases/${c}.json`), 'utf8')
  await writeFile(
    join(site, `releases/${c}.json`),
    record.replaceAll('"title": "commerce"', '"title": "Commerce"'),
  )
  await appendFile(join(site, 'index.html'), '<!-- edited -->')
  await rm(join(site, `shell/${(await store.readCurrent())?.release.shell.version}/static/js/boot.js`))
  expect((await store.verify(c)).problems).toEqual([
    { address: expect.stringContaining('/static/js/boot.js'), problem: 'missing' },
    { address: `/releases/${c}.json`, problem: 'differs' },
    { address: expect.stringMatching(RegExp(`^/releases/${c}\\..{16}\\.json$`)), problem: 'missing' },
    { address: '/releases/current.json', problem: 'differs' },
    { address: '/index.html', problem: 'differs' },
  ])
})

test('A rollback works when the current shell’s files are gone', async () => {
  const { workspace, store, site, a } = await publishThree()
  const other = await workspace.buildShell({ text: 'second' })
  await store.publish({ units: [other], ...made })
  await rm(join(site, `shell/${(await store.readCurrent())?.release.shell.version}`), { recursive: true })
  const remote = await workspace.buildRemote('commerce', { text: 'e' })
  await expect(store.publish({ units: [remote], ...made })).rejects.toThrow(
    /shell\.json of shell .* cannot be read/,
  )
  await store.rollback({ ...made, id: a })
  expect((await store.verify()).problems).toEqual([])
})

test('Before anything is published there is nothing to list, verify or roll back', async () => {
  const { siteDir } = await inventWorkspace()
  const store = openReleaseStore(siteDir)
  expect(await store.list()).toEqual([])
  expect(await store.readCurrent()).toBeUndefined()
  await expect(store.verify()).rejects.toMatchObject({ code: 'no-release' })
  await expect(store.rollback(made)).rejects.toMatchObject({ code: 'no-release' })
})
