import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { openReleaseStore } from './release-store.ts'
import { createReleaseKey } from './signing/release-key.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

/** Commerce is released as a, b, c, and content moves on after each; versions by these letters. */
async function publishBoth() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  await store.publish({ units: [await workspace.buildShell()], ...made })
  const versions: Record<string, string | undefined> = {}
  const publish = async (name: string, text: string) => {
    const unit = await workspace.buildRemote(name, { text })
    const { release } = await store.publish({ units: [unit], ...made })
    versions[`${name} ${text}`] = release.remotes.find((remote) => remote.name === name)?.version
    return release
  }
  for (const text of ['a', 'b', 'c']) {
    await publish('commerce', text)
    await publish('content', text)
  }
  const current = async () => {
    const release = (await store.readCurrent())?.release
    return [release?.shell, ...(release?.remotes ?? [])].map((unit) => unit?.version)
  }
  return { workspace, store, site: workspace.siteDir, versions, publish, current }
}

describe('Rolling one remote back', () => {
  test('restores its previous version and keeps what others released meanwhile', async () => {
    const { store, versions } = await publishBoth()
    const before = await store.readCurrent()
    const { outcome, release, changes, untouched } = await store.rollbackUnit({ unit: 'commerce', ...made })
    expect(outcome).toBe('moved')
    expect(changes).toEqual([{ name: 'commerce', from: versions['commerce c'], to: versions['commerce b'] }])
    expect(untouched.map(({ name }) => name)).toEqual(['shell', 'content'])
    expect((await store.readCurrent())?.release.id).toBe(release.id)
    expect(release.id).not.toBe(before?.release.id)
    expect((await store.verify()).problems).toEqual([])
    expect((await store.listMoves())[0]).toMatchObject({
      action: 'rollback',
      subject: 'commerce',
      ...made,
      units: [{ name: 'commerce', from: versions['commerce c'], to: versions['commerce b'] }],
    })
  })

  test('again and again walks back through its own history to the first version', async () => {
    const { store, versions, publish } = await publishBoth()
    const versionAfter = async () =>
      (await store.rollbackUnit({ unit: 'commerce', ...made })).release.remotes[0]?.version
    expect(await versionAfter()).toBe(versions['commerce b'])
    await publish('content', 'd')
    expect(await versionAfter()).toBe(versions['commerce a'])
    await expect(versionAfter()).rejects.toThrow(
      `commerce had no version before ${versions['commerce a']}. Name the one you want with --to, or take it away: pnpm release remove commerce.`,
    )
    await publish('commerce', 'd')
    expect(await versionAfter()).toBe(versions['commerce a'])
  })

  test('takes a version by its hash or a prefix, and lists the known ones for an unknown one', async () => {
    const { store, versions } = await publishBoth()
    const to = versions['commerce a'] ?? ''
    const short = to.split('-')[1]?.slice(0, 8)
    const roll = (asked: string | undefined) => store.rollbackUnit({ unit: 'commerce', to: asked, ...made })
    expect((await roll(short)).release.remotes[0]?.version).toBe(to)
    expect((await roll(to)).outcome).toBe('unchanged')
    await expect(roll('1.0.0-')).rejects.toThrow(
      /^More than one version of commerce in .* goes by “1\.0\.0-”\./,
    )
    const unknown = roll('ffffffffffff')
    await expect(unknown).rejects.toMatchObject({ code: 'unknown-unit' })
    await expect(unknown).rejects.toThrow(versions['commerce b'])
    await expect(store.rollbackUnit({ unit: 'comerce', ...made })).rejects.toThrow(
      'has a remote “comerce”. The current one has: shell, commerce, content.',
    )
  })

  test('works for the shell, checked against the current remotes', async () => {
    const { workspace, store } = await publishBoth()
    const first = (await store.readCurrent())?.release.shell.version
    const provided = { react: [], 'antd/es/table': [], 'antd/es/tree': [] }
    await store.publish({ units: [await workspace.buildShell({ provided, text: 'second' })], ...made })
    const { release } = await store.rollbackUnit({ unit: 'shell', ...made })
    expect(release.shell.version).toBe(first)
    expect(await readFile(join(workspace.siteDir, 'index.html'), 'utf8')).toContain(`/shell/${first}/`)

    await store.publish({ units: [await workspace.buildShell({ provided, text: 'second' })], ...made })
    const needy = await workspace.buildRemote('content', { shared: ['antd/es/tree'] })
    await store.publish({ units: [needy], ...made })
    const refused = store.rollbackUnit({ unit: 'shell', ...made })
    await expect(refused).rejects.toMatchObject({ code: 'refused' })
    await expect(refused).rejects.toThrow(`content takes antd/es/tree from the shell, and shell ${first}`)
  })

  test('refuses a version with changed files, and names each', async () => {
    const { store, site, versions } = await publishBoth()
    const file = `remotes/commerce/${versions['commerce b']}/static/js/list.js`
    await appendFile(join(site, file), ' ')
    const before = await readTree(site)
    const refused = store.rollbackUnit({ unit: 'commerce', ...made })
    await expect(refused).rejects.toMatchObject({ code: 'damaged' })
    await expect(refused).rejects.toThrow(`so the current release stays: /${file} was changed.`)
    expect(await readTree(site)).toEqual(before)
  })

  test('that was removed restores the version it had, and then the one before', async () => {
    const { store, versions, publish } = await publishBoth()
    await store.remove({ remote: 'commerce', ...made })
    const { changes } = await store.rollbackUnit({ unit: 'commerce', ...made })
    expect(changes).toEqual([{ name: 'commerce', from: undefined, to: versions['commerce c'] }])
    await store.remove({ remote: 'commerce', ...made })
    await publish('commerce', 'c')
    const { release } = await store.rollbackUnit({ unit: 'commerce', ...made })
    expect(release.remotes[0]?.version).toBe(versions['commerce b'])
  })

  test('that is switched off keeps it off', async () => {
    const { store } = await publishBoth()
    await store.disable({ remote: 'commerce', by: 'mina', reason: 'wrong prices' })
    const { release } = await store.rollbackUnit({ unit: 'commerce', ...made })
    expect(release.remotes[0]?.disabled).toMatchObject({ reason: 'wrong prices' })
  })

  test('takes versions from signed releases only where releases are signed', async () => {
    const { workspace, store, site, versions } = await publishBoth()
    const key = await createReleaseKey(join(workspace.root, 'key.pem'), site)
    await store.renew({ ...made, signing: { key, adopt: true } })
    const refused = store.rollbackUnit({ unit: 'commerce', ...made, signing: { key } })
    await expect(refused).rejects.toMatchObject({ code: 'untrusted' })
    await store.rollbackUnit({ unit: 'commerce', ...made, signing: { key, adopt: true } })
    expect((await store.verify(undefined, [key.publicKey])).distrust).toEqual([])
    expect((await store.listMoves())[0]).toMatchObject({ key: key.publicKey })
    await store.rollbackUnit({ unit: 'commerce', to: versions['commerce c'], ...made, signing: { key } })
  })
})

test('Rolling the whole release back never restores a version that a remote was rolled back from', async () => {
  const { store, versions, current } = await publishBoth()
  await store.rollbackUnit({ unit: 'commerce', ...made })
  await store.rollback(made)
  expect((await current()).slice(1)).toEqual([versions['commerce b'], versions['content b']])
})

test('Shows moves that an older command line recorded', async () => {
  const { store, site, versions } = await publishBoth()
  const { history } = buildSiteLayout(site)
  const lines = (await readFile(history, 'utf8')).trimEnd().split('\n')
  const former = lines.map((line) => {
    const { units: _, ...move } = JSON.parse(line)
    return `${JSON.stringify(move)}\n`
  })
  await writeFile(history, former.join(''))
  const moves = await store.listMoves()
  expect(moves).toHaveLength(7)
  expect(moves[1]).toMatchObject({
    units: [{ name: 'commerce', from: versions['commerce b'], to: versions['commerce c'] }],
  })
  expect(moves.map(({ isCurrent }) => isCurrent)).toEqual([true, ...Array(6).fill(false)])
  const { release } = await store.rollbackUnit({ unit: 'commerce', ...made })
  expect(release.remotes[0]?.version).toBe(versions['commerce b'])
})

test('Does not show a move that never happened', async () => {
  const { store, site } = await publishBoth()
  const moves = await store.listMoves()
  const { isCurrent: _, ...last } = moves[0] ?? {}
  const unfinished = { ...last, moved_at: new Date().toISOString() }
  await appendFile(buildSiteLayout(site).history, `${JSON.stringify(unfinished)}\n`)
  expect(await store.listMoves()).toEqual(moves)
})

test('Every move can be tied to one release, and is refused when another is current', async () => {
  const { workspace, store, site } = await publishBoth()
  const expected = (await store.readCurrent())?.release.id ?? ''
  const seen = { ...made, expect: expected }
  await store.disable({ remote: 'content', ...seen })
  const now = (await store.readCurrent())?.release.id
  const before = await readTree(site)
  const unit = await workspace.buildRemote('commerce', { text: 'd' })
  for (const move of [
    () => store.publish({ units: [unit], ...seen }),
    () => store.rollback(seen),
    () => store.rollback({ ...seen, id: expected }),
    () => store.rollbackUnit({ unit: 'commerce', ...seen }),
    () => store.remove({ remote: 'commerce', ...seen }),
    () => store.enable({ remote: 'content', ...seen }),
  ])
    await expect(move()).rejects.toMatchObject({
      code: 'moved-on',
      message: `The current release is ${now}, not ${expected}, so nothing was changed. See what happened meanwhile with pnpm release list, and decide again.`,
    })
  expect(await readTree(site)).toEqual(before)
})
