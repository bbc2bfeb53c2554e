import type { RecordedRemote, Release } from '@console/shared/release'
import { describe, expect, test } from 'vitest'
import { buildReleasedRemote as remote } from '../../../test/support/released-remote.ts'
import { describeProblem } from '../../errors/release-problem.ts'
import { findProblems } from './find-problems.ts'

const shell = (changes: Partial<Release['shell']> = {}): Release['shell'] => ({
  version: '1.0.0-bbbbbbbb',
  platform: '1.2.0',
  signIn: [],
  frame: [],
  provided: { 'antd/es/table': ['table.js'], react: [] },
  ...changes,
})
const find = (remotes: RecordedRemote[], changes?: Partial<Release['shell']>) =>
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

  test.each(['/shell/', '/remotes/x/', '/releases/', '/signin/', '/api/', '/api/v1/admin/'])(
    '%s is the console’s own',
    (path) => {
      expect(find([remote('one', { paths: [path] })])).toMatchObject([{ kind: 'path-reserved' }])
    },
  )

  test.each(['/backend/v2/', '/backend/v2/packages/', '/backend/'])('%s is the API’s', (path) => {
    const release = { shell: shell(), remotes: [remote('one', { paths: [path] })] }
    expect(findProblems(release)).toEqual([])
    expect(findProblems(release, { reserved: ['/backend/v2/'] }).map(describeProblem)).toEqual([
      `one claims ${path}, and the console keeps /backend/v2/ for itself. Choose another path.`,
    ])
  })
})

test('An own API has an address in the configuration, where that is known', () => {
  const release = { shell: shell(), remotes: [remote('one', { apis: ['tickets'] })] }
  expect(findProblems(release)).toEqual([])
  expect(findProblems(release, { apis: ['tickets'] })).toEqual([])
  expect(findProblems(release, { apis: [] }).map(describeProblem)).toEqual([
    'remote.config.ts of one names the API “tickets”, and config.json of this console has no address for it. Add "apis": { "tickets": { "url": "https://…" } } to it first.',
  ])
})

describe('The menu, commands and screens of a remote', () => {
  const entry = (path: string, title = 'There') => ({ title, path, icon: 'screen', order: 1 })
  const says = (changes: Partial<RecordedRemote>) =>
    find([remote('one', changes), remote('two')]).map((problem) => problem.says)

  test('lead to its own paths in the menu', () => {
    expect(
      says({ menu: [entry('/one/below/'), entry('/two/below/'), entry('/nowhere/', 'Nowhere')] }),
    ).toEqual([
      'The menu entry “There” of one leads to /two/below/, which belongs to two. Add the path to one or correct the entry.',
      'The menu entry “Nowhere” of one leads to /nowhere/, which no remote owns. Add the path to one or correct the entry.',
    ])
  })

  test('lead to its own paths by commands, however they are written', () => {
    const command = (id: string, to: string) => ({ id, title: id, to })
    const commands = [
      command('new', '/one/?new'),
      command('other', '/two/?new'),
      command('around', '/one/../two/'),
    ]
    expect(says({ commands })).toEqual([
      'The command “other” of one leads to /two/?new, which belongs to two. A remote’s commands lead to its own paths: correct it in its remote.config.ts.',
      expect.stringContaining('“around” of one leads to /one/../two/, which belongs to two'),
    ])
  })

  test('list screens below its own paths only', () => {
    expect(says({ screens: { '/two/': 'list/list.route.tsx', '/one/:id/': 'one.route.tsx' } })).toEqual([
      'one lists a screen at /two/, outside the paths it owns. Add the path to its remote.config.ts or correct the screen.',
    ])
  })

  test('have no two menu entries of one path, and no two commands of one id', () => {
    const commands = ['a', 'b'].map((title) => ({ id: 'new', title, to: '/one/' }))
    expect(says({ menu: [entry('/one/'), entry('/one/', 'Again')], commands })).toEqual([
      'one has more than one menu entry that leads to /one/. Keep one of them.',
      'one has more than one command “new”. Give each an id of its own.',
    ])
  })

  test('have at most 20 menu entries', () => {
    const menu = Array.from({ length: 200 }, (_, place) => entry(`/one/${place}/`))
    expect(says({ menu: menu.slice(0, 20) })).toEqual([])
    expect(says({ menu })).toEqual([
      'one has 200 menu entries, and at most 20 are allowed. Reach rarely opened screens from others, or by commands.',
    ])
  })

  test('have no menu entry above all others, or an icon larger than its place', () => {
    const large = { ...entry('/one/b/', 'Large'), icon: { path: 'M4 6h900M4 -12h16' } }
    expect(says({ menu: [{ ...entry('/one/'), order: -1000 }, large] })).toEqual([
      'The order of the menu entry “There” of one is -1000, and 0 to 1000 is allowed. Correct it in its remote.config.ts.',
      'A number in the icon of the menu entry “Large” of one is 900, and 0 to 100 is allowed. Correct it in its remote.config.ts.',
    ])
  })

  test('have texts that fit where they are shown', () => {
    const long = 'Long '.repeat(30).trim()
    const id = 'i'.repeat(200)
    expect(
      says({
        team: ' ',
        menu: [{ ...entry('/one/', long), group: long }],
        commands: [{ id, title: long, to: '/one/', keywords: ['short', long] }],
      }),
    ).toEqual([
      'The team of one is empty. Set it in its remote.config.ts.',
      'The title of the menu entry for /one/ of one has 149 characters, and at most 40 are allowed: “Long Long Long Long Long Long …”. Shorten it in its remote.config.ts.',
      expect.stringContaining('The group of the menu entry for /one/ of one has 149 characters'),
      expect.stringContaining('The id of a command of one has 200 characters, and at most 60 are allowed'),
      expect.stringContaining('of one has 149 characters, and at most 80 are allowed'),
      expect.stringContaining('of one has 149 characters, and at most 40 are allowed'),
    ])
  })
})

describe('Redirects', () => {
  const says = (...pairs: [from: string, to: string][]) =>
    findProblems({
      shell: shell(),
      remotes: [remote('one'), remote('two', { paths: ['/two/', '/teaching/notes/'] })],
      redirects: pairs.map(([from, to]) => ({ from, to })),
    }).map(describeProblem)

  test('lead from unowned paths to owned ones', () => {
    expect(says(['/old/', '/one/'], ['/old/notes/', '/teaching/notes/list/'])).toEqual([])
  })

  test.each([
    ['/one/', '/two/', 'one owns /one/'],
    ['/two/list/', '/one/', 'two owns /two/'],
    ['/teaching/', '/one/', 'two owns /teaching/notes/'],
  ])('from %s to %s would hide a section and is refused', (from, to, owner) => {
    expect(says([from, to])).toEqual([
      expect.stringContaining(`${owner}, so the redirect from ${from} to ${to} would hide it.`),
    ])
  })

  test.each([
    [[['/old/', '/gone/']], 'The redirect from /old/ leads to /gone/, which no remote owns.'],
    [[['/old/', '/old/new/']], 'The redirect from /old/ to /old/new/ leads in a circle.'],
    [[['/signin/', '/one/']], '/signin/ cannot be redirected'],
    [[['/', '/one/']], '/ cannot be redirected'],
    [
      [
        ['/a/', '/b/'],
        ['/b/', '/one/'],
      ],
      'The redirect from /a/ leads to /b/, which is redirected to /one/. Let it lead there directly: --redirect /a/=/one/.',
    ],
  ] as [[string, string][], string][])('%j is refused', (pairs, what) => {
    expect(says(...pairs)).toEqual([expect.stringContaining(what)])
  })

  test('that form a loop are refused', () => {
    const circle = expect.stringContaining('leads in a circle')
    expect(says(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/a/'])).toEqual([circle, circle, circle])
  })

  test('are at most 100', () => {
    const many = Array.from({ length: 101 }, (_, place): [string, string] => [`/old-${place}/`, '/one/'])
    expect(says(...many)).toEqual([
      expect.stringContaining('101 paths are redirected, and at most 100 are allowed'),
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
    ['*', '1.2.0', 'platform-unlimited'],
    ['>=1.2.0', '1.2.0', 'platform-unlimited'],
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

test('Two remotes cannot have menu entries that look the same', () => {
  const menu = (title: string, path: string, group?: string) => [
    { title, path, icon: 'screen', order: 1, ...(group && { group }) },
  ]
  const says = find([
    remote('one', { paths: ['/one/'], menu: menu('Reports', '/one/', 'Sales') }),
    remote('two', { paths: ['/two/'], menu: menu('Reports', '/two/', 'Sales') }),
    remote('three', { paths: ['/three/'], menu: menu('Reports', '/three/') }),
  ]).map((problem) => problem.says)
  expect(says).toEqual([
    'one and two both have a menu entry “Reports” below Sales, so nobody can tell them apart. Give one another title or group.',
  ])
})

test('A module taken from the shell must be one that it provides', () => {
  const shared = ['react', 'antd/es/table', 'antd/es/tree', 'toString']
  expect(find([remote('one', { shared })]).map((problem) => problem.says)).toEqual([
    'one takes antd/es/tree from the shell, and shell 1.0.0-bbbbbbbb does not provide it. Release a shell that provides it, with one or before it.',
    'one takes toString from the shell, and shell 1.0.0-bbbbbbbb does not provide it. Release a shell that provides it, with one or before it.',
  ])
})
