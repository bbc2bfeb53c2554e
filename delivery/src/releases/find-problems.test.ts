import type { Release, ReleasedRemote } from '@console/shared/release'
import { describe, expect, test } from 'vitest'
import { findProblems } from './find-problems.ts'
import { describeProblem } from './release-problem.ts'

const integrity = `sha384-${'a'.repeat(64)}`
const remote = (name: string, changes: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
  name,
  title: name,
  team: name,
  platform: '^1.0.0',
  paths: [`/${name}/`],
  menu: [],
  permissions: [],
  screens: {},
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  shared: [],
  screenAssets: {},
  version: '1.0.0-aaaaaaaa',
  integrity: { manifest: integrity, entry: integrity },
  ...changes,
})
const shell = (changes: Partial<Release['shell']> = {}): Release['shell'] => ({
  version: '1.0.0-bbbbbbbb',
  platform: '1.2.0',
  signIn: [],
  frame: [],
  provided: { 'antd/es/table': ['table.js'], react: [] },
  ...changes,
})
const find = (remotes: ReleasedRemote[], changes?: Partial<Release['shell']>) =>
  findProblems({ shell: shell(changes), remotes }).map((problem) => ({
    kind: problem.kind,
    says: describeProblem(problem),
  }))

describe('Paths', () => {
  const pairs: [string, string, boolean][] = [
    ['/packages/', '/packages/', true],
    ['/mocks/', '/mocks/writing/', true],
    ['/mocks/writing/', '/mocks/', true],
    ['/', '/', true],
    ['/', '/packages/', false],
    ['/pack/', '/packages/', false],
    ['/mocks/writing/', '/mocks/reading/', false],
  ]
  test.each(pairs)('%s and %s of two remotes: conflict %s', (first, second, isConflict) => {
    const kinds = find([remote('one', { paths: [first] }), remote('two', { paths: [second] })]).map(
      (problem) => problem.kind,
    )
    expect(kinds).toEqual(isConflict ? ['path-claimed-twice'] : [])
  })

  test('may contain one another within one remote', () => {
    expect(find([remote('mocks', { paths: ['/mocks/', '/mocks/writing/'] })])).toEqual([])
  })

  test('are named with both remotes, and every pair at once', () => {
    const says = find([
      remote('one', { paths: ['/a/', '/b/'] }),
      remote('two', { paths: ['/a/'] }),
      remote('three', { paths: ['/b/c/'] }),
    ]).map((problem) => problem.says)
    expect(says).toEqual([
      'one and two both claim /a/. Take it out of one remote.config.ts.',
      'one claims /b/ and three claims /b/c/, one inside the other. Change one of the two.',
    ])
  })

  test.each(['/shell/', '/remotes/x/', '/releases/', '/signin/'])('%s is the console’s own', (path) => {
    expect(find([remote('one', { paths: [path] })])).toMatchObject([{ kind: 'path-reserved' }])
  })

  test('of menu entries must be owned by some remote, those of screens by their own', () => {
    const menu = [
      { title: 'There', path: '/two/below/', icon: 'screen' as const, order: 1 },
      { title: 'Nowhere', path: '/nowhere/', icon: 'screen' as const, order: 2 },
    ]
    const found = find([remote('one', { menu, screens: { '/two/': 'list/list.route.tsx' } }), remote('two')])
    expect(found).toMatchObject([
      { kind: 'menu-path-unowned', says: expect.stringContaining('“Nowhere” of one leads to /nowhere/') },
      { kind: 'screen-outside-paths', says: expect.stringContaining('one lists a screen at /two/') },
    ])
  })
})

describe('The platform', () => {
  const ranges: [string, string, string | undefined][] = [
    ['^1.0.0', '1.2.0', undefined],
    ['1.2.0', '1.2.0', undefined],
    ['^1.3.0', '1.2.0', 'platform-out-of-range'],
    ['^1.0.0', '2.0.0', 'platform-out-of-range'],
    ['^1.0.0 || ^2.0.0', '2.0.0', undefined],
    ['^2.0.0', '2.0.0-rc.1', 'platform-out-of-range'],
    ['latest please', '1.2.0', 'platform-unreadable'],
    ['^1.0.0', 'one', 'platform-unreadable'],
  ]
  test.each(ranges)('A remote for %s beside a shell of %s: %s', (range, platform, kind) => {
    const kinds = find([remote('one', { platform: range })], { platform }).map((problem) => problem.kind)
    expect(kinds).toEqual(kind === undefined ? [] : [kind])
  })

  test('says what the team can do', () => {
    expect(find([remote('one', { platform: '^2.0.0' })])[0]?.says).toBe(
      'one needs platform ^2.0.0, and shell 1.0.0-bbbbbbbb offers 1.2.0. Build one against platform 1.2.0, or release it together with a shell in that range.',
    )
  })
})

test('A module taken from the shell must be one it provides, if only from a file that is loaded anyway', () => {
  const shared = ['react', 'antd/es/table', 'antd/es/tree', 'toString']
  expect(find([remote('one', { shared })]).map((problem) => problem.says)).toEqual([
    'one takes antd/es/tree from the shell, and shell 1.0.0-bbbbbbbb does not provide it. Release a shell that provides it, with one or before it.',
    'one takes toString from the shell, and shell 1.0.0-bbbbbbbb does not provide it. Release a shell that provides it, with one or before it.',
  ])
})
