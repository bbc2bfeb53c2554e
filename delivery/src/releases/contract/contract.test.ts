import { cp, readFile, rm, writeFile } from 'node:fs/promises'

import { buildInventedRemote, type InventedRemote } from '@console/remote-kit/testing/invented-remote'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runRelease } from '../../cli/run-release.ts'
import { type GivenNames, giveModules } from '../../testing/given-modules.ts'
import { inventWorkspace } from '../../testing/invented-workspace.ts'
import { toContent, toReleaseId } from '../records/release-id.ts'
import { openReleaseStore } from '../release-store.ts'
import { buildSiteLayout } from '../site/site-layout.ts'

const made = { by: 'mina', reason: 'a test' }

const buildWithScreen = (name: string, screen: string) =>
  buildInventedRemote({
    name,
    config: { screens: { [`/${name}/`]: 'notes/notes.route.tsx' } },
    files: {
      'src/remote.ts': `export default { name: '${name}', routes: () => [{ path: '${name}', lazy: () => import('./notes/notes.route.tsx') }] }`,
      'src/notes/notes.route.tsx': screen,
    },
  })

let teaching: InventedRemote
let visiting: InventedRemote
beforeAll(async () => {
  teaching = await buildWithScreen(
    'teaching',
    `import { useNavigate } from 'react-router'
     export function Component() { const navigate = useNavigate(); return <a onClick={() => navigate('/')}>Notes</a> }`,
  )
  visiting = await buildWithScreen(
    'visiting',
    `import { NavLink, useMatches } from 'react-router'
     import * as z from 'zod/mini'
     export function Component() { return <NavLink to={String(z.email())}>{useMatches().length}</NavLink> }`,
  )
}, 60_000)
afterAll(() => Promise.all([teaching.remove(), visiting.remove()]))

const jsx: GivenNames = { 'react/jsx-runtime': [['jsx', 'jsxs', 'Fragment'], []] }
const enough: GivenNames = {
  ...jsx,
  'react-router': [
    ['Link', 'useNavigate'],
    ['NavLink', 'useMatches'],
  ],
  'zod/mini': [['object', 'string'], ['email']],
}
/** What the console's shell gave when all its names were listed by hand. */
const quickAlone: GivenNames = {
  ...jsx,
  'react-router': [['Link', 'useNavigate'], []],
  'zod/mini': [['object', 'string'], []],
}

async function inventSite(names: GivenNames) {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const buildShell = async (gives = names, text = 'first') => {
    const given = await giveModules(gives, [teaching, visiting])
    const provided = Object.fromEntries(Object.keys(given).map((module) => [module, []]))
    return workspace.buildShell({ gives: given, provided, text })
  }
  const { release } = await store.publish({ units: [await buildShell(), teaching], ...made })
  return { workspace, store, buildShell, shell: release.shell.version }
}

describe('A remote is compared with the shell that is current', () => {
  test('refuses missing exports, with function, remote, screen and file', async () => {
    const { store, shell } = await inventSite(quickAlone)
    const place = 'in src/notes/notes.route.tsx (screen /visiting/)'
    const advice =
      'it would be undefined there. Release a shell that gives it, with visiting or before it, or do without it.'
    const before = await store.readCurrent()
    await expect(store.publish({ units: [visiting], ...made })).rejects.toMatchObject({
      code: 'refused',
      message: [
        'Nothing was released:',
        `- visiting uses NavLink of react-router ${place}, and shell ${shell} does not give it: ${advice}`,
        `- visiting uses useMatches of react-router ${place}, and shell ${shell} does not give it: ${advice}`,
        `- visiting uses email of zod/mini ${place}, and shell ${shell} does not give it: ${advice}`,
      ].join('\n'),
    })
    expect(await store.readCurrent()).toEqual(before)
  })

  test('preloads secondary exports for this remote and no other', async () => {
    const { store } = await inventSite(enough)
    const { release, notes } = await store.publish({ units: [visiting], ...made })
    const rests = release.remotes.map(({ name, rest }) => [name, rest])
    expect(rests).toEqual([
      ['teaching', undefined],
      ['visiting', ['react-router', 'zod/mini']],
    ])
    expect(notes).toEqual([])
    const pointer = await store.readCurrent()
    expect(pointer?.release.remotes[1]?.rest).toEqual(['react-router', 'zod/mini'])
  })

  test('the command prints the same', async () => {
    const { workspace } = await inventSite(quickAlone)
    const { distDir } = await workspace.buildRemote('visiting')
    await rm(distDir, { recursive: true })
    await cp(visiting.distDir, distDir, { recursive: true })
    const publish = runRelease(['publish', 'visiting', '--no-build'], {
      root: workspace.root,
      print: () => {},
    })
    await expect(publish).rejects.toThrow(
      'visiting uses useMatches of react-router in src/notes/notes.route.tsx (screen /visiting/)',
    )
  })
})

describe('A shell is compared with every remote that stays', () => {
  test('refuses one without a function that they use', async () => {
    const { store, buildShell } = await inventSite(enough)
    await store.publish({ units: [visiting], ...made })
    const poorer = await buildShell({ ...enough, 'react-router': [['Link', 'useMatches'], []] }, 'second')
    const publish = store.publish({ units: [poorer], ...made })
    await expect(publish).rejects.toThrow(
      'teaching uses useNavigate of react-router in src/notes/notes.route.tsx',
    )
    await expect(publish).rejects.toThrow(
      'visiting uses NavLink of react-router in src/notes/notes.route.tsx',
    )
    await expect(publish).rejects.not.toThrow('email')
  })

  test('moving an export between the layers changes what is preloaded', async () => {
    const { store, buildShell } = await inventSite(enough)
    await store.publish({ units: [visiting], ...made })
    const turned = await buildShell({
      ...enough,
      'react-router': [
        ['NavLink', 'useMatches'],
        ['Link', 'useNavigate'],
      ],
    })
    const { release } = await store.publish({ units: [turned], ...made })
    expect(release.remotes.map(({ name, rest }) => [name, rest])).toEqual([
      ['teaching', ['react-router']],
      ['visiting', ['zod/mini']],
    ])
  })
})

test('Verifying a release compares again with its record', async () => {
  const { store, workspace } = await inventSite(enough)
  const { release } = await store.publish({ units: [visiting], ...made })
  expect((await store.verify()).mismatches).toEqual([])

  const { record: recordFile } = buildSiteLayout(workspace.siteDir)
  const content = toContent(release)
  const without = { ...content, remotes: content.remotes.map(({ rest: _, ...remote }) => remote) }
  const id = toReleaseId(without)
  await writeFile(recordFile(id), JSON.stringify({ id, created_at: release.created_at, ...without }))
  expect((await store.verify(id)).mismatches).toEqual([
    'visiting uses names of react-router, zod/mini that the shell does not have ready, and the release does not say so. Publish visiting again.',
  ])
  const verify = runRelease(['verify', id], { root: workspace.root, print: () => {} })
  await expect(verify).rejects.toThrow(`The parts of ${id} do not go together:\n  visiting uses names`)
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
      /gives 8\.5\.1\. Release a shell with react-router 8\.6\.0 first, or build commerce against 8\.5\.1\./,
    ],
    ['9.0.0', /Release a shell with react-router 9\.0\.0 first/],
    ['7.9.0', /Build commerce against react-router 8\.5\.1 and release it together with the shell\./],
  ]
  test.each(versions)('a remote built against %s beside a shell with 8.5.1', async (built, advice) => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const gives = { 'react-router': { version: '8.5.1', quick: ['Link'], rest: [] } }
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

describe('Builds without a contract', () => {
  test('a shell: nothing is compared, with a note', async () => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const units = [await workspace.buildShell({ gives: undefined }), await workspace.buildRemote('commerce')]
    const { release, notes } = await store.publish({ units, ...made })
    expect(notes).toEqual([
      `Shell ${release.shell.version} was built before shells wrote down what they give, so what remotes use was not compared with it.`,
    ])
  })

  test('remotes: they get whole modules, with a note', async () => {
    const workspace = await inventWorkspace()
    const store = openReleaseStore(workspace.siteDir)
    const provided = { react: [], zustand: [], 'antd/es/table': [] }
    const gives = {
      react: { version: '19.0.0', quick: ['use'], rest: [] },
      zustand: { version: '5.0.0', quick: ['create'], rest: ['useStore'] },
    }
    const units = [
      await workspace.buildShell({ provided, gives }),
      await workspace.buildRemote('commerce', { shared: ['react', 'zustand'], uses: undefined }),
    ]
    const { release, notes } = await store.publish({ units, ...made })
    expect(release.remotes[0]?.rest).toEqual(['zustand'])
    expect(notes).toEqual([
      `Not compared with what shell ${release.shell.version} gives, since their builds did not write down what they use: commerce.`,
    ])
  })
})

describe('A contract that is damaged in the release folder', () => {
  const damages: [damage: string, damage: (file: string) => Promise<void>, says: string][] = [
    ['missing', (file) => rm(file), 'cannot be read'],
    ['no JSON', (file) => writeFile(file, '{'), 'is not JSON'],
    ['of another shape', (file) => writeFile(file, '{"uses":7}'), 'is not as it should be: uses: '],
  ]
  test.each(damages)('%s: others can publish, with a note', async (_, damage, says) => {
    const { store, workspace } = await inventSite(enough)
    const { release: before } = await store.publish({ units: [visiting], ...made })
    const [first, second] = before.remotes
    const { address } = buildSiteLayout(workspace.siteDir)
    await damage(address(`/remotes/visiting/${second?.version}/remote.json`))
    await store.remove({ remote: 'teaching', ...made })
    const { release, notes } = await store.publish({ units: [teaching], ...made })
    expect(release.remotes.map(({ name, version }) => [name, version])).toEqual([
      ['teaching', first?.version],
      ['visiting', second?.version],
    ])
    expect(release.remotes[1]?.rest).toEqual(['react-router', 'zod/mini'])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toContain(
      `visiting was not compared with what shell ${release.shell.version} gives, and gets all of what it takes. The remote.json of visiting ${second?.version} ${says}`,
    )
    expect(notes[0]).toContain('Build visiting again and publish it')

    // Whoever publishes it mends it.
    expect((await store.publish({ units: [visiting], ...made })).notes).toEqual([])
  })

  test('refuses the published remote itself', async () => {
    const { store, workspace } = await inventSite(enough)
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

test('A module used as a whole is loaded whole, with a note to the team', async () => {
  const workspace = await inventWorkspace()
  const store = openReleaseStore(workspace.siteDir)
  const provided = { 'zod/mini': [] }
  const gives = { 'zod/mini': { version: '4.0.0', quick: ['object'], rest: ['email'] } }
  const names = { '*': ['a-library/index.js', 'src/fields.ts'] }
  const units = [
    await workspace.buildShell({ provided, gives }),
    await workspace.buildRemote('commerce', {
      shared: ['zod/mini'],
      screenAssets: {},
      uses: { 'zod/mini': { version: '4.0.0', names } },
    }),
  ]
  const { release, notes } = await store.publish({ units, ...made })
  expect(release.remotes[0]?.rest).toEqual(['zod/mini'])
  expect(notes).toEqual([
    'commerce uses zod/mini as a whole in src/fields.ts, so its names were not compared there. Import them one by one.',
  ])
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
      /commerce describes itself in form 3, and shell 1\.0\.0-\w+ reads 1, 2\. Release a shell that reads it first\./,
    )
    await expect(publish(undefined, { schema: 2 })).rejects.toThrow(/form 2, and shell \S+ reads 1\./)
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
