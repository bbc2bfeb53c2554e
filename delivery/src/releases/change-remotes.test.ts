import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'

const made = { by: 'mina', reason: 'a test' }

async function publishThree() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const units = [
    await workspace.buildShell(),
    await workspace.buildRemote('commerce'),
    await workspace.buildRemote('content'),
    await workspace.buildRemote('notes'),
  ]
  const { release } = await store.publish({ units, ...made })
  const readNames = async () => (await store.readCurrent())?.release.remotes.map(({ name }) => name)
  return { workspace, store, site: workspace.siteDir, first: release, readNames }
}

/** A built remote that owns these paths, with a screen and a menu entry for each. */
const owning = (paths: string[], text = 'first') => ({
  paths,
  menu: paths.map((path, order) => ({ title: path, path, icon: 'screen', order })),
  screens: Object.fromEntries(paths.map((path) => [path, 'list/list.route.tsx'])),
  screenAssets: {},
  text,
})

describe('Removing a remote', () => {
  test('takes its entry, files and preloads out of the release, and leaves its files in the folder', async () => {
    const { store, site, first } = await publishThree()
    const before = await readTree(site)
    const { release, changes, untouched } = await store.remove({ remote: 'notes', ...made })
    const version = first.remotes[2]?.version
    expect(changes).toEqual([{ name: 'notes', from: version, to: undefined }])
    expect(untouched.map(({ name }) => name)).toEqual(['shell', 'commerce', 'content'])
    expect(Object.keys(release.files).some((address) => address.includes('/notes/'))).toBe(false)
    const after = await readTree(site)
    expect(after['index.html']).not.toContain('notes')
    expect(Object.keys(before).filter((file) => after[file] === undefined)).toEqual([])
    expect((await store.verify()).problems).toEqual([])
    expect((await store.rollback(made)).release.id).toBe(first.id)
  })

  test('that does not exist, or is the shell, is refused', async () => {
    const { store } = await publishThree()
    await expect(store.remove({ remote: 'mocks', ...made })).rejects.toThrow(
      'The current release has no remote “mocks”. It has: shell, commerce, content, notes.',
    )
    await expect(store.remove({ remote: 'shell', ...made })).rejects.toThrow(
      'The shell is not a remote: without it there is no console.',
    )
  })

  test('may redirect its paths', async () => {
    const { store } = await publishThree()
    const redirects = { add: [{ from: '/notes/', to: '/content/' }] }
    await store.remove({ remote: 'notes', redirects, ...made })
    expect((await store.readCurrent())?.release.redirects).toEqual(redirects.add)
    await expect(store.remove({ remote: 'content', ...made })).rejects.toThrow(
      'The redirect from /notes/ leads to /content/, which no remote owns.',
    )
    await store.remove({ remote: 'content', redirects: { drop: ['/notes/'] }, ...made })
    expect(await store.readCurrent()).not.toHaveProperty('release.redirects')
    expect((await store.listMoves())[0]).toMatchObject({ redirects: [{ from: '/notes/', to: null }] })
  })
})

describe('Switching a remote off', () => {
  const off = { remote: 'notes', by: 'mina', reason: 'shows the notes of others' }

  test('keeps its version, records why and since when, and preloads nothing of it', async () => {
    const { store, site, first } = await publishThree()
    const { release, switched, changes, untouched } = await store.disable(off)
    expect(changes).toEqual([])
    expect(untouched.map(({ name }) => name)).toEqual(['shell', 'commerce', 'content'])
    const disabled = { reason: off.reason, since: expect.stringMatching(/^\d{4}-.*Z$/) }
    expect(switched).toEqual([{ name: 'notes', disabled }])
    expect(release.remotes[2]).toEqual({ ...first.remotes[2], disabled })
    expect((await store.readCurrent())?.release.remotes[2]?.disabled).toEqual(disabled)
    expect(await readFile(join(site, 'index.html'), 'utf8')).not.toContain('/notes/')
    expect((await store.verify()).problems).toEqual([])
  })

  test('outlasts a publish, and a new reason keeps the time', async () => {
    const { workspace, store } = await publishThree()
    const since = (await store.disable(off)).release.remotes[2]?.disabled?.since
    expect((await store.disable(off)).outcome).toBe('unchanged')
    const again = await store.disable({ ...off, reason: 'is being mended' })
    expect(again.release.remotes[2]?.disabled).toEqual({ reason: 'is being mended', since })
    const unit = await workspace.buildRemote('notes', { text: 'second' })
    const { release, changes } = await store.publish({ units: [unit], ...made })
    expect(changes.map(({ name }) => name)).toEqual(['notes'])
    expect(release.remotes[2]?.disabled).toEqual({ reason: 'is being mended', since })
  })

  test('ends with switching it on, which restores the very same release', async () => {
    const { store, first } = await publishThree()
    await store.disable(off)
    const { release, switched } = await store.enable({ remote: 'notes', ...made })
    expect(release.id).toBe(first.id)
    expect(switched).toEqual([{ name: 'notes', disabled: undefined }])
    expect((await store.enable({ remote: 'notes', ...made })).outcome).toBe('unchanged')
  })
})

describe('Handing a path over', () => {
  test('publishes both remotes in one move', async () => {
    const { workspace, store } = await publishThree()
    const given = await workspace.buildRemote('notes', owning(['/notes/', '/essays/']))
    await store.publish({ units: [given], ...made })
    const taker = await workspace.buildRemote('content', owning(['/content/', '/essays/']))
    const alone = store.publish({ units: [taker], ...made })
    await expect(alone).rejects.toThrow('content and notes both claim /essays/.')

    const giver = await workspace.buildRemote('notes', owning(['/notes/']))
    const { release, changes } = await store.publish({ units: [giver, taker], ...made })
    expect(changes.map(({ name }) => name)).toEqual(['content', 'notes'])
    expect(release.remotes.map(({ paths }) => paths)).toEqual([
      ['/commerce/'],
      ['/content/', '/essays/'],
      ['/notes/'],
    ])
  })

  test('under a new path leaves a redirect', async () => {
    const { workspace, store } = await publishThree()
    const giver = await workspace.buildRemote('notes', owning(['/scraps/']))
    const taker = await workspace.buildRemote('content', owning(['/content/', '/content-notes/']))
    const redirects = { add: [{ from: '/notes/', to: '/content-notes/' }] }
    const { release } = await store.publish({ units: [giver, taker], redirects, ...made })
    expect(release.redirects).toEqual(redirects.add)
  })
})

describe('Renaming a remote', () => {
  test('that keeps its paths is one move, and leaves nothing of the old name', async () => {
    const { workspace, store, readNames } = await publishThree()
    const unit = await workspace.buildRemote('scraps', owning(['/notes/']))
    const { release } = await store.publish({ insteadOf: 'notes', units: [unit], ...made })
    expect(await readNames()).toEqual(['commerce', 'content', 'scraps'])
    expect(release.redirects).toBeUndefined()
    expect((await store.listMoves())[0]).toMatchObject({ action: 'rename', subject: 'notes' })
  })

  test('with its only path adds a redirect, and stays off if it was', async () => {
    const { workspace, store } = await publishThree()
    await store.disable({ remote: 'notes', ...made })
    const unit = await workspace.buildRemote('scraps')
    const { release } = await store.publish({ insteadOf: 'notes', units: [unit], ...made })
    expect(release.redirects).toEqual([{ from: '/notes/', to: '/scraps/' }])
    expect(release.remotes[2]).toMatchObject({ name: 'scraps', disabled: { reason: made.reason } })
  })

  test('with several paths requires the new place of each', async () => {
    const { workspace, store } = await publishThree()
    const notes = await workspace.buildRemote('notes', owning(['/notes/', '/essays/']))
    await store.publish({ units: [notes], ...made })
    const unit = await workspace.buildRemote('scraps', owning(['/scraps/', '/papers/']))
    const rename = (add: { from: string; to: string }[]) =>
      store.publish({ insteadOf: 'notes', units: [unit], redirects: { add }, ...made })
    await expect(rename([])).rejects.toThrow(
      'What notes had below /notes/, /essays/ would lead nowhere. Say where it is now: --redirect /notes/=/…/ --redirect /essays/=/…/.',
    )
    const { release } = await rename([
      { from: '/notes/', to: '/scraps/' },
      { from: '/essays/', to: '/papers/' },
    ])
    expect(release.redirects).toHaveLength(2)
  })

  test('twice says where the older redirect must lead now', async () => {
    const { workspace, store } = await publishThree()
    const scraps = await workspace.buildRemote('scraps')
    await store.publish({ insteadOf: 'notes', units: [scraps], ...made })
    const papers = await workspace.buildRemote('papers')
    const rename = (add: { from: string; to: string }[]) =>
      store.publish({ insteadOf: 'scraps', units: [papers], redirects: { add }, ...made })
    await expect(rename([])).rejects.toThrow('--redirect /notes/=/papers/')
    const { release } = await rename([{ from: '/notes/', to: '/papers/' }])
    expect(release.redirects).toEqual([
      { from: '/scraps/', to: '/papers/' },
      { from: '/notes/', to: '/papers/' },
    ])
  })
})

describe('A redirect', () => {
  test('survives other moves, and blocks a remote that claims its path', async () => {
    const { workspace, store } = await publishThree()
    const redirects = { add: [{ from: '/old/', to: '/notes/' }] }
    await store.publish({ units: [], redirects, ...made })
    await store.publish({ units: [await workspace.buildRemote('content', { text: 'second' })], ...made })
    expect((await store.readCurrent())?.release.redirects).toEqual(redirects.add)
    const unit = await workspace.buildRemote('fresh', owning(['/old/']))
    await expect(store.publish({ units: [unit], ...made })).rejects.toThrow(
      'fresh owns /old/, so the redirect from /old/ to /notes/ would hide it. End the redirect with --drop-redirect /old/',
    )
    await store.publish({ units: [unit], redirects: { drop: ['/old/'] }, ...made })
    await expect(store.publish({ units: [], redirects: { drop: ['/old/'] }, ...made })).rejects.toThrow(
      '/old/ is redirected nowhere, so there is nothing to drop. Nothing is redirected.',
    )
  })
})

test('A released remote that breaks a newer rule blocks only its own publishes', async () => {
  const { workspace, store } = await publishThree()
  // As before the shell had anything to say about it: the other claims the path only now.
  const greedy = await workspace.buildRemote('notes', { ...owning(['/notes/', '/backend/v1/']) })
  await store.publish({ units: [greedy], ...made })
  const place = { reserved: ['/backend/'] }
  const content = await workspace.buildRemote('content', { text: 'second' })
  const { outcome, notes } = await store.publish({ units: [content], place, ...made })
  expect(outcome).toBe('moved')
  expect(notes).toEqual([
    'Was wrong before, and was left as it was: notes claims /backend/v1/, and the console keeps /backend/ for itself. Choose another path.',
  ])
  const again = await workspace.buildRemote('notes', {
    ...owning(['/notes/', '/backend/v1/']),
    text: 'second',
  })
  await expect(store.publish({ units: [again], place, ...made })).rejects.toMatchObject({
    code: 'refused',
  })
})
