import { readFile, rm, writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { inventWorkspace } from '../../../test/support/invented-workspace.ts'
import { openReleaseStore } from '../release-store.ts'
import { buildSiteLayout } from '../site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

const router = '8.5.1'

/** A site whose shell gives these names of the router, and a remote `visiting` that uses some. */
async function inventSite(given: readonly string[] | undefined, used: readonly string[]) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const buildShell = (names: readonly string[] | undefined, text: string) =>
    workspace.buildShell({
      provided: { 'react-router': [] },
      gives: { 'react-router': { version: router, ...(names && { names: [...names] }) } },
      text,
    })
  const visiting = await workspace.buildRemote('visiting', {
    shared: ['react-router'],
    screenAssets: {},
    uses: {
      'react-router': {
        version: router,
        names: Object.fromEntries(used.map((name) => [name, ['src/notes/notes.route.tsx']])),
      },
    },
  })
  const { release } = await store.publish({ units: [await buildShell(given, 'first')], ...made })
  return { workspace, store, buildShell, visiting, shell: release.shell.version }
}

test('refuses a remote that uses names which the shell does not provide, with name and file', async () => {
  const { store, visiting, shell } = await inventSite(['Link', 'data'], ['Link', 'createCookie', 'isSession'])
  const before = await store.readCurrent()
  const advice =
    'it would be undefined there. Release a shell that provides it, with visiting or before it, or do without it.'
  await expect(store.publish({ units: [visiting], ...made })).rejects.toMatchObject({
    code: 'refused',
    message: [
      'Nothing was released:',
      `- visiting uses createCookie of react-router in src/notes/notes.route.tsx, and shell ${shell} does not provide it: ${advice}`,
      `- visiting uses isSession of react-router in src/notes/notes.route.tsx, and shell ${shell} does not provide it: ${advice}`,
    ].join('\n'),
  })
  expect(await store.readCurrent()).toEqual(before)
})

test('refuses a shell without a name that a current remote uses', async () => {
  const { store, buildShell, visiting } = await inventSite(['Link', 'data'], ['data'])
  await store.publish({ units: [visiting], ...made })
  await expect(store.publish({ units: [await buildShell(['Link'], 'second')], ...made })).rejects.toThrow(
    'visiting uses data of react-router in src/notes/notes.route.tsx',
  )
})

test('accepts every name of a module that the shell shares whole', async () => {
  const { store, visiting } = await inventSite(undefined, ['anything', '*'])
  expect((await store.publish({ units: [visiting], ...made })).notes).toEqual([])
})

describe('Versions of shared modules', () => {
  const router = (version: string) => ({
    'react-router': { version, names: { Link: ['src/list/list.route.tsx'] } },
  })
  const versions: [built: string, advice: RegExp | undefined][] = [
    ['8.5.1', undefined],
    ['8.4.0', undefined],
    ['8.5.2', undefined],
    [
      '8.6.0',
      /provides 8\.5\.1\. Release a shell with react-router 8\.6\.0 first, or build commerce against 8\.5\.1\./,
    ],
    ['9.0.0', /Release a shell with react-router 9\.0\.0 first/],
    ['7.9.0', /Build commerce against react-router 8\.5\.1 and release it together with the shell\./],
  ]
  test.each(versions)('a remote built against %s beside a shell with 8.5.1', async (built, advice) => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const gives = { 'react-router': { version: '8.5.1' } }
    const units = [
      await workspace.buildShell({ provided: { 'react-router': [] }, gives }),
      await workspace.buildRemote('commerce', {
        shared: ['react-router'],
        uses: router(built),
        screenAssets: {},
      }),
    ]
    const publish = store.publish({ units, ...made })
    if (advice === undefined) return expect((await publish).outcome).toBe('moved')
    await expect(publish).rejects.toThrow(advice)
    await expect(publish).rejects.toThrow(
      `commerce was built against react-router ${built}, and shell 1.0.0-`,
    )
  })
})

describe('A contract that is damaged in the release folder', () => {
  const damages: [damage: string, damage: (file: string) => Promise<void>, says: string][] = [
    ['missing', (file) => rm(file), 'cannot be read'],
    ['no JSON', (file) => writeFile(file, '{'), 'is not JSON'],
    ['of another shape', (file) => writeFile(file, '{"uses":7}'), 'is not as it should be: uses: '],
  ]
  test.each(damages)('%s: others can publish, with a note', async (_, damage, says) => {
    const { store, workspace, visiting } = await inventSite(['data'], ['data'])
    const { release: before } = await store.publish({ units: [visiting], ...made })
    const version = before.remotes[0]?.version
    await damage(buildSiteLayout(workspace.siteDir).address(`/remotes/visiting/${version}/remote.json`))
    const other = await workspace.buildRemote('teaching', { shared: [], screenAssets: {}, uses: {} })
    const { release, notes } = await store.publish({ units: [other], ...made })
    expect(release.remotes.map(({ name }) => name)).toEqual(['teaching', 'visiting'])
    expect(notes).toEqual([
      expect.stringContaining(
        `visiting was not compared with what shell ${release.shell.version} gives. The remote.json of visiting ${version} ${says}`,
      ),
    ])
    expect(notes[0]).toContain('Build visiting again and publish it')

    // Publishing it again mends it.
    expect((await store.publish({ units: [visiting], ...made })).notes).toEqual([])
  })

  test('refuses the published remote itself', async () => {
    const { store, workspace } = await inventSite(['data'], [])
    const broken = await workspace.buildRemote('commerce', { shared: [], screenAssets: {} })
    const file = `${broken.distDir}/remote.json`
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), uses: 7 }))
    const before = await store.readCurrent()
    await expect(store.publish({ units: [broken], ...made })).rejects.toThrow(
      /^The remote\.json of commerce \S+ is not as it should be: uses: .*Build commerce again and publish it/,
    )
    expect(await store.readCurrent()).toEqual(before)
  })
})

describe('What a shell reads of a remote', () => {
  const reads = { remoteEntries: [1, 2], menuIcons: ['screen', 'packages'] }
  const withIcon = (icon: string | { path: string }) => ({
    menu: [{ title: 'Payments', path: '/commerce/', icon, order: 1 }],
  })
  const publish = async (shellReads: typeof reads | undefined, changes: object) => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const shell = await workspace.buildShell({ reads: shellReads })
    return store.publish({ units: [shell, await workspace.buildRemote('commerce', changes)], ...made })
  }

  test('refuses an entry of a newer format until a shell reads it', async () => {
    await expect(publish(reads, { schema: 3 })).rejects.toThrow(
      /commerce has an entry of format 3, and shell 1\.0\.0-\w+ reads 1, 2\. Release a shell that reads it first\./,
    )
    await expect(publish(undefined, { schema: 2 })).rejects.toThrow(/format 2, and shell \S+ reads 1\./)
    expect((await publish(reads, { schema: 2 })).outcome).toBe('moved')
  })

  test('warns of an unknown icon, which is replaced by another', async () => {
    const { notes, release } = await publish(reads, withIcon('coins'))
    expect(notes).toEqual([
      `The menu entry “Payments” of commerce has the icon “coins”, which shell ${release.shell.version} does not know. It is drawn as “screen” until a shell that knows it is released.`,
    ])
    expect((await publish(reads, withIcon({ path: 'M4 6h16' }))).notes).toEqual([])
  })

  test('leaves an icon out for a shell that would fail on it', async () => {
    const says =
      /menu entry “Payments” of commerce has the icon “coins”, and shell \S+ does not start with an icon/
    await expect(publish(undefined, withIcon('coins'))).rejects.toThrow(says)
    await expect(publish(undefined, withIcon({ path: 'M4 6h16' }))).rejects.toThrow(
      'the icon of its own, and',
    )
    expect((await publish(undefined, withIcon('packages'))).outcome).toBe('moved')
  })
})

describe('Links from one remote into another', () => {
  const given = async (links: Record<string, string> | undefined) => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const plain = { shared: [], screenAssets: {}, uses: {} }
    const owner = await workspace.buildRemote('notes', { ...plain, ...(links && { links }) })
    const linking = await workspace.buildRemote('visiting', { ...plain, linksTo: ['notes/note'] })
    await store.publish({ units: [await workspace.buildShell()], ...made })
    return { store, owner, linking }
  }
  const note = { note: '/notes/:id/' }

  test('a remote is not removed while another links to it, and the sentence says which', async () => {
    const { store, owner, linking } = await given(note)
    await store.publish({ units: [owner, linking], ...made })
    await expect(store.remove({ remote: 'notes', ...made })).rejects.toThrow(
      'visiting links to “note” of notes, which would be gone. Publish visiting without the link first',
    )
  })

  test('a target that its owner does not offer is refused', async () => {
    const { store, owner, linking } = await given({ page: '/notes/:id/' })
    await store.publish({ units: [owner], ...made })
    await expect(store.publish({ units: [linking], ...made })).rejects.toThrow(
      'visiting links to “note” of notes, which offers page. Correct the link',
    )
  })

  test('a remote may come before the one that it links to, and before its owner names targets', async () => {
    const { store, owner, linking } = await given(undefined)
    await store.publish({ units: [linking], ...made })
    expect((await store.publish({ units: [owner], ...made })).outcome).toBe('moved')
  })

  test('a target stays on the owner’s own paths', async () => {
    const { store, owner } = await given({ note: '/visiting/:id/' })
    await expect(store.publish({ units: [owner], ...made })).rejects.toThrow(
      'The link target “note” of notes leads to /visiting/:id/, which no remote owns.',
    )
  })
})
