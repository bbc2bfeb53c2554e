import type { ReleasedRemote } from '@console/shared/release/released-remote'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { fetchBootDocuments, fetchRelease } from './fetch-boot-documents.ts'
import { knownApiKey } from './known-api.ts'

const entry = (name: string, path: string) => ({ title: name, path, icon: 'screen', order: 1 })

const commerce = buildReleasedRemote({
  name: 'commerce',
  paths: ['/packages/'],
  menu: [entry('Packages', '/packages/')],
})
const notes = buildReleasedRemote({
  name: 'notes',
  title: 'Teacher notes',
  team: 'Teaching',
  paths: ['/notes/'],
  menu: [entry('Notes', '/notes/')],
})

const integrity = `sha384-${'A'.repeat(64)}`
const indexAddress = '/releases/r-0123456789ab.AAAAAAAAAAAAAAAA.json'

type Documents = { remotes?: unknown[]; index?: object; release?: object; config?: object }

let asked: string[] = []

function serve(documents: Record<string, unknown>) {
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address in documents ? Response.json(documents[address]) : new Response('', { status: 404 })
  })
  return fetchBootDocuments()
}

/** Boots from an index with these entries. */
function boot({ remotes = [commerce, notes], index = {}, release = {}, config = {} }: Documents) {
  const { remotes: _, ...pointed } = buildRelease()
  // Each has its own address, because an index that was read is not requested again.
  const address = indexAddress.replace(/A{4}/, () => String(++indexes).padStart(4, '0'))
  return serve({
    '/config.json': { apiBaseUrl: '', ...config },
    '/releases/current.json': {
      format: 2,
      moved_at: '2026-01-01T00:00:00Z',
      release: {
        ...pointed,
        index: { address, integrity: integrity.replace(/A{4}/, address.slice(-21, -17)) },
        ...release,
      },
    },
    [address]: { format: 1, remotes, ...index },
  })
}

let indexes = 0

/** The same with a pointer that contains the whole release. */
function bootWhole(release: object) {
  const shell = { version: '1.0.0-abcdef12', platform: '1.0.0', signIn: [], frame: [], provided: {} }
  return serve({
    '/config.json': { apiBaseUrl: '' },
    '/releases/current.json': {
      format: 1,
      moved_at: '2026-01-01T00:00:00Z',
      release: { format: 1, id: 'r-0123456789ab', shell, remotes: [], ...release },
    },
  })
}

const complain = vi.spyOn(console, 'error')
beforeEach(() => void complain.mockReset())
afterEach(() => void vi.unstubAllGlobals())

it('keeps a release that it can read unchanged', async () => {
  const { release } = await boot({})
  expect(release.remotes).toEqual([commerce, notes])
  expect(complain).not.toHaveBeenCalled()
})

/** Changes that make an entry unreadable to this shell, and the problem reported. */
const unreadable: [what: string, change: object, problem: string][] = [
  ['a later form', { schema: 3 }, 'schema: the entry is of form 3, and this shell reads up to 2. '],
  ['a field of another kind', { platform: { from: 1 } }, 'platform: has to be of type string'],
  ['a command of a later form', { commands: [{ id: 'x', title: 'X', go: '/x' }] }, 'commands[0].to: '],
  ['a path of the API', { paths: ['/notes/', '/api/notes/'] }, 'paths: /api/notes/ is reserved'],
  ['a path of the shell', { paths: ['/notes/', '/signin/'] }, 'paths: /signin/ is reserved'],
  [
    'the path of an earlier one',
    { paths: ['/notes/', '/packages/'] },
    'paths: /packages/ is reserved, or another',
  ],
  [
    'a path below that of another',
    { paths: ['/notes/', '/packages/old/'] },
    'paths: /packages/old/ is reserved, or',
  ],
  [
    'a menu entry that leads to another',
    { menu: [...notes.menu, entry('Coupons', '/packages/coupons/')] },
    'menu: “Coupons” leads to /packages/coupons/',
  ],
  ['too many menu entries', { menu: Array.from({ length: 21 }, () => notes.menu[0]) }, 'menu: '],
]

it.each(unreadable)(
  'leaves out only the remote whose entry has %s, and keeps its place in the menu',
  async (_, change, problem) => {
    const { release } = await boot({ remotes: [commerce, { ...notes, ...change }] })
    const [first, second] = release.remotes
    expect(first).toEqual(commerce)
    expect(second).toMatchObject({
      name: 'notes',
      title: 'Teacher notes',
      team: 'Teaching',
      paths: ['/notes/'],
    })
    expect(second?.menu[0]).toEqual(notes.menu[0])
    expect(second?.menu.length).toBeLessThanOrEqual(20)
    expect(second?.menu.every(({ path }) => path === '/notes/')).toBe(true)
    expect(second?.problems).toEqual([expect.stringContaining(problem)])
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('The remote notes is left out: '))
  },
)

it.each([
  ['no object at all', 7],
  ['nothing that can be read', { name: 'Notes!', paths: 'everywhere', menu: 3 }],
  ['a name that is taken', { ...notes, name: 'commerce' }],
])('leaves out an entry that is %s, under a name of its own', async (_, value) => {
  const { release } = await boot({ remotes: [commerce, value] })
  const [first, second] = release.remotes
  expect(first?.problems).toBeUndefined()
  expect(second?.problems).not.toEqual([])
  expect(second?.name).not.toBe('commerce')
})

it('gives a path to the readable entry rather than to a broken one, whichever comes first', async () => {
  const { release } = await boot({ remotes: [{ ...notes, paths: ['/packages/'], schema: 3 }, commerce] })
  expect(release.remotes.map(({ name, paths }) => [name, paths])).toEqual([
    ['notes', []],
    ['commerce', ['/packages/']],
  ])
})

it.each([
  ['a field that only a later shell knows', { preview: { since: 2027 } }],
  ['an icon of a later form', { menu: [{ ...notes.menu[0], icon: { sprite: 'notes' } }] }],
])('starts a remote whose entry has %s', async (_, change) => {
  const { release } = await boot({ remotes: [commerce, { ...notes, ...change }] })
  const read: ReleasedRemote | undefined = release.remotes[1]
  expect(release.remotes.map(({ problems }) => problems)).toEqual([undefined, undefined])
  expect(read?.menu[0]).toEqual(notes.menu[0])
})

it('takes the path of the API from the configuration when it is on the console’s own origin', async () => {
  const remotes = [commerce, { ...notes, paths: ['/backend/notes/'], menu: [] }]
  const here = await boot({ remotes, config: { apiPathPrefix: '/backend' } })
  expect(here.release.remotes[1]?.problems).toEqual([
    'paths: /backend/notes/ is reserved, or another remote owns it',
  ])
  const apiBaseUrl = 'https://api.example.com'
  const elsewhere = await boot({ remotes, config: { apiPathPrefix: '/backend', apiBaseUrl } })
  expect(elsewhere.release.remotes[1]?.problems).toBeUndefined()
})

it('remembers the address of the API for the next start', async () => {
  await boot({ config: { apiBaseUrl: 'https://api.example.com', apiPathPrefix: '/backend' } })
  expect(localStorage.getItem(knownApiKey)).toBe('https://api.example.com/backend')
  await boot({})
  expect(localStorage.getItem(knownApiKey)).toBe('/api/v1/admin')
})

it('follows the redirects that it can read', async () => {
  const redirects = [{ from: '/old/', to: '/notes/' }, { from: 'nowhere' }]
  expect((await boot({ index: { redirects } })).release.redirects).toEqual([redirects[0]])
})

it.each([
  ['no id', { id: 7 }, 'release.id'],
  ['no version of the shell', { shell: {} }, 'release.shell.version'],
  ['no list of remotes', { remotes: {} }, 'release.remotes'],
  ['another format', { format: 2 }, 'release.format'],
])('cannot start a whole release that has %s', async (_, release, field) => {
  await expect(bootWhole(release)).rejects.toMatchObject({
    name: 'BootError',
    problems: [expect.stringContaining(`/releases/current.json → ${field}: `)],
  })
})

it.each([
  ['no id', { id: 7 }, 'release.id'],
  ['no version of the shell', { shell: {} }, 'release.shell.version'],
  [
    'an index on another host',
    { index: { address: '//a.b/releases/x.json', integrity } },
    'release.index.address',
  ],
  ['an index without integrity', { index: { address: indexAddress } }, 'release.index.integrity'],
])('cannot start a release whose pointer has %s', async (_, release, field) => {
  await expect(boot({ release })).rejects.toMatchObject({
    name: 'BootError',
    problems: [expect.stringContaining(`/releases/current.json → ${field}: `)],
  })
  expect(asked).toEqual(['/config.json', '/releases/current.json'])
})

it('names the index that cannot be read', async () => {
  await expect(boot({ index: { format: 2 } })).rejects.toMatchObject({
    name: 'BootError',
    problems: [expect.stringMatching(/^\/releases\/r-.*\.json → format: a later form of the index than/)],
  })
})

it('reads a pointer that carries the whole release as it reads an index', async () => {
  const { code, ...announced } = commerce
  const recorded = { ...announced, ...code, screens: {}, screenAssets: {} }
  const { release } = await bootWhole({
    remotes: [recorded],
    redirects: [{ from: '/old/', to: '/packages/' }],
  })
  expect(release).toEqual({
    ...buildRelease(commerce),
    redirects: [{ from: '/old/', to: '/packages/' }],
  })
})

it('fetches an index once for as long as the pointer names it', async () => {
  const { config } = await boot({})
  asked = []
  expect((await fetchRelease(config)).remotes).toEqual([commerce, notes])
  expect(asked).toEqual(['/releases/current.json'])
})

it('starts without a monitoring service whose configuration is wrong, and says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const analytics = { key: 'k', host: 'https://eu.i.posthog.com' }
  const { config } = await boot({ config: { logs: { url: 'log.example.com' }, analytics } })
  expect(config).toMatchObject({ logs: null, analytics, apiPathPrefix: '/api/v1/admin' })
  expect(warn.mock.calls).toEqual([
    [
      'The console sends nothing to logs.',
      [
        expect.stringContaining('/config.json → logs.url: '),
        expect.stringContaining('/config.json → logs.dataset: '),
        expect.stringContaining('/config.json → logs.token: '),
      ],
    ],
  ])
  await expect(boot({ config: { logs: 7, apiBaseUrl: 'not an address' } })).rejects.toMatchObject({
    message: 'The configuration of the console is not usable.',
  })
})

const page = new Response('<!doctype html><title>Not here</title>', {
  headers: { 'content-type': 'text/html' },
})
const gone = new Response('Not found', { status: 404 })
const pointerOf = (value: unknown) => ({ '/releases/current.json': value })

/** Faulty responses in place of a document, and the error reported. */
const broken: [what: string, answers: object, message: string, problems: string[]][] = [
  [
    'an address in the configuration that is none',
    { '/config.json': { apiBaseUrl: 'not an address' } },
    'The configuration of the console is not usable.',
    ['/config.json → apiBaseUrl: '],
  ],
  [
    'a configuration that is missing',
    { '/config.json': gone },
    'The configuration of the console could not be read.',
    ['/config.json: HTTP 404'],
  ],
  [
    'a configuration that is no JSON',
    { '/config.json': page },
    'The configuration of the console is not usable.',
    ['/config.json: not JSON'],
  ],
  ['a pointer that is no JSON', pointerOf(page), 'The current release is not usable.', ['not JSON']],
  [
    'a pointer of another shape',
    pointerOf({ format: 3 }),
    'The current release is not usable.',
    ['/releases/current.json → format: ', '/releases/current.json → release: '],
  ],
]

it.each(broken)('names %s', async (_, answers, message, problems) => {
  const documents: Record<string, unknown> = {
    '/config.json': { apiBaseUrl: '' },
    ...pointerOf({ format: 1, moved_at: '2026-01-01T00:00:00Z', release: buildRelease() }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = documents[address]
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  const started = fetchBootDocuments()
  await expect(started).rejects.toMatchObject({ name: 'BootError', message })
  await expect(started).rejects.toHaveProperty(
    'problems',
    problems.map((each) => expect.stringContaining(each)),
  )
})

// proves 6.2
it('asks no account for permissions unless the configuration switches them on', async () => {
  const asking = {
    ...commerce,
    permissions: ['sales.view'],
    menu: [{ ...commerce.menu[0], permission: 'packages.manage' }],
  }
  const [open] = (await boot({ remotes: [asking] })).release.remotes
  expect([open?.permissions, open?.menu[0]?.permission]).toEqual([[], undefined])
  const [closed] = (await boot({ remotes: [asking], config: { features: { permissions: true } } })).release
    .remotes
  expect([closed?.permissions, closed?.menu[0]?.permission]).toEqual([['sales.view'], 'packages.manage'])
})
