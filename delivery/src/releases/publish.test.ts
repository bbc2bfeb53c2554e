import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseRecordSchema, toReleasedRemote } from '@console/shared/release'
import { releaseIndexSchema, releasePointerSchema } from '@console/shared/release/pointer'
import { describe, expect, test } from 'vitest'
import { type InventedWorkspace, inventWorkspace, readTree } from '../../test/support/invented-workspace.ts'
import { loadHistory } from './records/move-history.ts'
import { openReleaseStore } from './release-store.ts'
import { toIntegrity } from './site/hash-files.ts'
import { buildSiteLayout } from './site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

async function inventSite() {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  return { workspace, store, site: workspace.siteDir }
}

async function publishFirst(workspace: InventedWorkspace) {
  const store = openReleaseStore(workspace.siteDir)
  const units = [
    await workspace.buildShell(),
    await workspace.buildRemote('commerce'),
    await workspace.buildRemote('content'),
  ]
  return store.publish({ units, ...made })
}

describe('the first release', () => {
  test('is one record and one move of the pointer, whatever the number of units', async () => {
    const { workspace, store, site } = await inventSite()
    const { outcome, release, previous } = await publishFirst(workspace)

    expect(outcome).toBe('moved')
    expect(previous).toBeUndefined()
    expect(release).toMatchObject({ format: 1 })
    expect(release.remotes.map((remote) => remote.name)).toEqual(['commerce', 'content'])

    const tree = await readTree(site)
    const record = releaseRecordSchema.parse(JSON.parse(tree[`releases/${release.id}.json`] ?? ''))
    const pointer = releasePointerSchema.parse(JSON.parse(tree['releases/current.json'] ?? ''))
    expect(record).toEqual(release)
    const { id, shell, index, recent } = pointer.release
    expect({ id, shell, recent }).toEqual({
      id: release.id,
      shell: { version: release.shell.version },
      recent: [],
    })
    const served = Object.keys(tree).filter((file) => file.startsWith('releases/'))
    const beside = [`releases/${id}.json`, index.address.slice(1)]
    expect(new Set(served)).toEqual(new Set(['releases/current.json', ...beside]))
    const text = tree[index.address.slice(1)] ?? ''
    expect(toIntegrity(Buffer.from(text))).toBe(index.integrity)
    const { remotes } = releaseIndexSchema.parse(JSON.parse(text))
    expect(remotes).toEqual(release.remotes.map(toReleasedRemote))
    expect(await store.readCurrent()).toMatchObject({ release: { id, remotes: release.remotes } })
    expect((await loadHistory(buildSiteLayout(site))).moves).toEqual([
      {
        moved_at: pointer.moved_at,
        action: 'publish',
        ...made,
        smoke: 'skipped',
        units: [release.shell, ...release.remotes].map(({ version }, place) => ({
          name: ['shell', 'commerce', 'content'][place],
          from: null,
          to: version,
        })),
        from: null,
        to: release.id,
      },
    ])
  })

  test('names the sha384 of every file by its address, and of the entry for the browser', async () => {
    const { workspace, site } = await inventSite()
    const { release } = await publishFirst(workspace)
    const served = Object.keys(await readTree(site)).filter((file) => /^(shell|remotes)\//.test(file))

    expect(Object.keys(release.files)).toEqual(served.map((file) => `/${file}`).sort())
    for (const [address, integrity] of Object.entries(release.files)) {
      const content = await readFile(join(site, address))
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`)
    }
    const commerce = release.remotes.find((remote) => remote.name === 'commerce')
    const folder = `/remotes/commerce/${commerce?.version}`
    expect(commerce?.integrity).toEqual({
      entry: release.files[`${folder}/remoteEntry.js`],
    })
  })

  test('needs a shell', async () => {
    const { workspace, store, site } = await inventSite()
    const units = [await workspace.buildRemote('commerce')]
    await expect(store.publish({ units, ...made })).rejects.toMatchObject({
      code: 'no-release',
      message: expect.stringContaining('Publish the shell first, or together with it'),
    })
    expect(await readTree(site)).toEqual({})
  })
})

describe('publishing one remote', () => {
  test('changes that remote alone and keeps every earlier version', async () => {
    const { workspace, store, site } = await inventSite()
    const first = await publishFirst(workspace)
    const before = await readTree(site)
    const changed = await workspace.buildRemote('commerce', { text: 'second' })
    const second = await store.publish({ units: [changed], by: 'omar', reason: 'a new list' })

    const [from, to] = [first, second].map(
      ({ release }) => release.remotes.find(({ name }) => name === 'commerce')?.version,
    )
    expect(second.previous?.id).toBe(first.release.id)
    expect(second.changes).toEqual([{ name: 'commerce', from, to }])
    expect(second.untouched.map((unit) => unit.name)).toEqual(['shell', 'content'])
    expect(to).toMatch(/^1\.0\.0-[0-9a-f]{32}$/)
    expect(to).not.toBe(from)

    const after = await readTree(site)
    const moved = new Set(['index.html', 'releases/current.json'])
    for (const [file, content] of Object.entries(before))
      if (!moved.has(file)) expect(after[file]).toBe(content)
    expect(
      Object.keys(second.release.files).filter((address) => address.includes(`commerce/${from}`)),
    ).toEqual([])
    expect(after[`remotes/commerce/${to}/static/js/list.js`]).toContain('second')
    expect(after['index.html']).toContain(`/remotes/commerce/${to}/remoteEntry.js`)
  })

  test('adds a remote that was not there', async () => {
    const { workspace, store } = await inventSite()
    await publishFirst(workspace)
    const { changes, release } = await store.publish({
      units: [await workspace.buildRemote('mocks')],
      ...made,
    })
    expect(changes).toEqual([{ name: 'mocks', from: undefined, to: expect.any(String) }])
    expect(release.remotes.map((remote) => remote.name)).toEqual(['commerce', 'content', 'mocks'])
  })

  test('with the bytes of the current release changes nothing and says so', async () => {
    const { workspace, store, site } = await inventSite()
    const { release } = await publishFirst(workspace)
    const before = await readTree(site)
    const again = await store.publish({ units: [await workspace.buildRemote('commerce')], ...made })
    expect(again).toMatchObject({ outcome: 'unchanged', changes: [] })
    expect(again.release).toEqual(release)
    expect(await readTree(site)).toEqual(before)
  })

  test('with the bytes of an earlier release returns to that release and its record', async () => {
    const { workspace, store } = await inventSite()
    const { release } = await publishFirst(workspace)
    await store.publish({ units: [await workspace.buildRemote('commerce', { text: 'second' })], ...made })
    const back = await store.publish({
      units: [await workspace.buildRemote('commerce')],
      by: 'omar',
      reason: 'the old one was better',
    })
    expect(back.outcome).toBe('moved')
    expect(back.release).toEqual(release)
    expect((await store.list()).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })

  test('mends a version whose files were damaged since', async () => {
    const { workspace, store, site } = await inventSite()
    const { release } = await publishFirst(workspace)
    const address = Object.keys(release.files).find((file) => file.includes('content')) ?? ''
    await writeFile(join(site, address), 'damaged')
    expect((await store.verify()).problems).toEqual([{ address, problem: 'differs' }])
    const again = await store.publish({ units: [await workspace.buildRemote('content')], ...made })
    expect(again.outcome).toBe('unchanged')
    expect((await store.verify()).problems).toEqual([])
  })

  test('derives the same version and id from the same content in another folder', async () => {
    const [one, other] = [await inventWorkspace(), await inventWorkspace()]
    const [first, second] = [await publishFirst(one), await publishFirst(other)]
    expect(second.release.id).toBe(first.release.id)
    expect(second.release.files).toEqual(first.release.files)
  })
})

describe('a combination that may not be released', () => {
  test('is refused with every problem at once, before anything is written', async () => {
    const { workspace, store, site } = await inventSite()
    await publishFirst(workspace)
    const before = await readTree(site)
    const greedy = await workspace.buildRemote('mocks', {
      platform: '^2.0.0',
      paths: ['/mocks/', '/content/drafts/'],
      menu: [{ title: 'Lost', path: '/lost/', icon: 'screen', order: 1 }],
      shared: ['antd/es/tree'],
    })
    const refusal = store.publish({ units: [greedy], ...made })
    await expect(refusal).rejects.toMatchObject({
      name: 'ReleaseError',
      code: 'refused',
      problems: [
        { kind: 'path-claimed-twice' },
        { kind: 'menu-path-foreign' },
        { kind: 'platform-out-of-range' },
        { kind: 'module-not-provided' },
      ],
    })
    await expect(refusal).rejects.toThrow(
      /mocks needs platform \^2\.0\.0, and shell 1\.0\.0-\w+ offers 1\.2\.0/,
    )
    expect(await readTree(site)).toEqual(before)
  })

  test('is refused when a new shell breaks a released remote, unless that is published too', async () => {
    const { workspace, store } = await inventSite()
    await publishFirst(workspace)
    const shell = await workspace.buildShell({ platform: '2.0.0' })
    await expect(store.publish({ units: [shell], ...made })).rejects.toMatchObject({
      problems: [
        { kind: 'platform-out-of-range', remote: 'commerce' },
        { kind: 'platform-out-of-range', remote: 'content' },
      ],
    })
    const remotes = [
      await workspace.buildRemote('commerce', { platform: '^2.0.0' }),
      await workspace.buildRemote('content', { platform: '^2.0.0' }),
    ]
    const { outcome } = await store.publish({ units: [shell, ...remotes], ...made })
    expect(outcome).toBe('moved')
  })
})

describe('what a build left', () => {
  const faults: Record<string, { break: (dist: string) => Promise<unknown>; says: RegExp }> = {
    'a missing folder': {
      break: (dist) => rm(dist, { recursive: true }),
      says: /commerce has not been built: there is no folder .*dist\. Build it first: pnpm --filter commerce build/,
    },
    'no remote.json': {
      break: (dist) => rm(join(dist, 'remote.json')),
      says: /remote\.json cannot be read\. Build commerce again/,
    },
    'a remote.json that is not JSON': {
      break: (dist) => writeFile(join(dist, 'remote.json'), '<html>'),
      says: /remote\.json is not JSON/,
    },
    'a remote.json of another shape': {
      break: async (dist) => {
        const remote = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'))
        await writeFile(
          join(dist, 'remote.json'),
          JSON.stringify({ ...remote, team: 7, menu: [{ ...remote.menu[0], path: 'commerce' }] }),
        )
      },
      says: /team: Invalid input: expected string, received number; menu\.0\.path: A path starts and ends with a slash/,
    },
    'files that remote.json names and that are not there': {
      break: async (dist) => {
        await rm(join(dist, 'remoteEntry.js'))
        await rm(join(dist, 'static/js/list.js'))
      },
      says: /names files that it does not hold: remoteEntry\.js, static\/js\/list\.js/,
    },
    'a link to elsewhere': {
      break: (dist) => symlink('/etc/hostname', join(dist, 'host.txt')),
      says: /host\.txt is not a plain file/,
    },
  }

  test.each(Object.entries(faults))('with %s is refused and changes nothing', async (_, fault) => {
    const { workspace, store, site } = await inventSite()
    await publishFirst(workspace)
    const before = await readTree(site)
    const unit = await workspace.buildRemote('commerce')
    await fault.break(unit.distDir)
    const refusal = store.publish({ units: [unit], ...made })
    await expect(refusal).rejects.toMatchObject({ code: 'build-output' })
    await expect(refusal).rejects.toThrow(fault.says)
    expect(await readTree(site)).toEqual(before)
  })

  test('must carry the name it is published under', async () => {
    const { workspace, store } = await inventSite()
    const { distDir } = await workspace.buildRemote('commerce')
    const units = [await workspace.buildShell(), { name: 'content', distDir }]
    await expect(store.publish({ units, ...made })).rejects.toThrow(
      /describes the remote “commerce”, not “content”/,
    )
  })

  test('of a shell needs an index.html with a head', async () => {
    const { workspace, store, site } = await inventSite()
    const shell = await workspace.buildShell()
    await writeFile(join(shell.distDir, 'index.html'), 'not a page')
    await expect(store.publish({ units: [shell], ...made })).rejects.toThrow(/index\.html has no head/)
    expect(await readTree(site)).toEqual({})
  })

  test('may hold hidden files, which are not released', async () => {
    const { workspace, store } = await inventSite()
    const shell = await workspace.buildShell()
    await mkdir(join(shell.distDir, '.cache'))
    await writeFile(join(shell.distDir, '.cache', 'x'), 'x')
    const { release } = await store.publish({ units: [shell], ...made })
    expect(Object.keys(release.files).filter((file) => file.includes('/.'))).toEqual([])
  })
})
