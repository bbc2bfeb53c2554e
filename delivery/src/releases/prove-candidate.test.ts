import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import type { Prove, TrialRelease } from './candidate/prove-candidate.ts'
import { loadHistory } from './records/move-history.ts'
import { openReleaseStore } from './release-store.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

async function givenRelease() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir, { waitAtMost: 0 })
  const units = [await workspace.buildShell(), await workspace.buildRemote('content')]
  await store.publish({ units, ...made })
  return { workspace, store, layout: buildSiteLayout(workspace.siteDir) }
}

/** A proof that keeps what it was given. */
function keepCandidates() {
  const seen: TrialRelease[] = []
  const prove: Prove = async (candidate) => void seen.push(candidate)
  return { seen, prove }
}

test('A candidate is smoke-tested whole before any of it is in the release folder', async () => {
  const { workspace, store } = await givenRelease()
  const before = await readTree(workspace.siteDir)
  const prove: Prove = async ({ release, changes, folders, document }) => {
    expect(await readTree(workspace.siteDir)).toEqual(before)
    expect(changes.map(({ name }) => name)).toEqual(['commerce'])
    const files = Object.keys(release.files)
    expect(files.some((file) => file.startsWith('/remotes/commerce/'))).toBe(true)
    for (const file of files) {
      const [address, folder] = Object.entries(folders).find(([each]) => file.startsWith(`${each}/`)) ?? []
      expect(await readFile(join(folder ?? '', file.slice((address ?? '').length)), 'utf8')).not.toBe('')
    }
    expect(document).toContain('"/commerce/"')
  }
  const units = [await workspace.buildRemote('commerce')]
  const { release } = await store.publish({ units, prove, ...made })
  expect(release.smoke).toBe('passed')
})

test('A refusal leaves the release folder as it was', async () => {
  const { workspace, store, layout } = await givenRelease()
  const before = await readTree(workspace.siteDir)
  const moves = (await loadHistory(layout)).moves
  const refuse: Prove = () => Promise.reject(new Error('the screen is blank'))
  const units = [await workspace.buildRemote('commerce')]
  await expect(store.publish({ units, prove: refuse, ...made })).rejects.toThrow('the screen is blank')
  expect(await readTree(workspace.siteDir)).toEqual(before)
  expect((await loadHistory(layout)).moves).toEqual(moves)
})

test('A smoke test locks nobody out, and runs again when something moved meanwhile', async () => {
  const { workspace, store } = await givenRelease()
  const units = [await workspace.buildRemote('commerce')]
  const other = await workspace.buildRemote('mocks')
  const { seen, prove } = keepCandidates()
  const interrupted: Prove = async (candidate) => {
    await prove(candidate)
    if (seen.length === 1) await store.publish({ units: [other], ...made })
  }
  const { release } = await store.publish({ units, prove: interrupted, ...made })
  expect(seen.map((candidate) => candidate.release.remotes.map(({ name }) => name))).toEqual([
    ['commerce', 'content'],
    ['commerce', 'content', 'mocks'],
  ])
  expect(release.id).toBe(seen.at(-1)?.release.id)
})

test('Gives up on a release that is overtaken again and again', async () => {
  const { workspace, store } = await givenRelease()
  const units = [await workspace.buildRemote('commerce')]
  let others = 0
  const overtaken: Prove = async () => {
    const other = await workspace.buildRemote('mocks', { text: `number ${++others}` })
    await store.publish({ units: [other], ...made })
  }
  await expect(store.publish({ units, prove: overtaken, ...made })).rejects.toMatchObject({
    code: 'overtaken',
  })
  expect((await store.readCurrent())?.release.remotes.map(({ name }) => name)).toEqual(['content', 'mocks'])
})

test('Record and history say whether a release was smoke-tested, and a record keeps its first result', async () => {
  const { workspace, store, layout } = await givenRelease()
  const { seen, prove } = keepCandidates()
  const first = await workspace.buildRemote('content', { text: 'second' })
  const proved = await store.publish({ units: [first], prove, ...made })
  const unproved = await store.publish({ units: [await workspace.buildRemote('content')], ...made })
  expect([proved.release.smoke, unproved.release.smoke]).toEqual(['passed', 'skipped'])
  expect((await loadHistory(layout)).moves.map(({ smoke }) => smoke)).toEqual([
    'skipped',
    'passed',
    'skipped',
  ])
  const again = await store.publish({ units: [await workspace.buildRemote('content')], prove, ...made })
  expect(again.outcome).toBe('unchanged')
  expect(seen).toHaveLength(1)
  expect((await store.verify()).problems).toEqual([])
})

test('A check tests the same candidate and moves nothing', async () => {
  const { workspace, store } = await givenRelease()
  const before = await readTree(workspace.siteDir)
  const { seen, prove } = keepCandidates()
  const units = [await workspace.buildRemote('commerce')]
  const { release } = await store.check({ units, prove })
  expect(seen.map((candidate) => candidate.release.id)).toEqual([release.id])
  expect(await readTree(workspace.siteDir)).toEqual(before)
})
