import type { Platform } from '@console/shared/platform'
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ImportRemote } from './exposed-module.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader } from './remote-loader.ts'
import { buildRelease, buildReleasedRemote } from './testing/released-remote.ts'

const release = buildRelease(
  buildReleasedRemote({ name: 'dashboard', paths: ['/'] }),
  buildReleasedRemote({ name: 'commerce', version: '1.0.0-abcdef12', paths: ['/packages/', '/coupons/'] }),
)

const exported = (name: string) => ({ default: { name, routes: () => [] } })

// These remotes do nothing with their platform.
const noPlatform = () => ({}) as Platform
const createLoader = (importRemote: ImportRemote) => createRemoteLoader(release, importRemote, noPlatform)

const load = (importRemote: ImportRemote) => createLoader(importRemote).load('commerce')

it('finds the remote that owns a path, with and without a trailing slash', () => {
  const loader = createLoader(async () => null)
  expect(loader.findOwner('/packages')?.name).toBe('commerce')
  expect(loader.findOwner('/packages/7/')?.name).toBe('commerce')
  expect(loader.findOwner('/')?.name).toBe('dashboard')
  expect(loader.findOwner('/packages-of-old/')).toBeNull()
  expect(loader.findOwner('/elsewhere')).toBeNull()
})

it('loads a remote once for several concurrent callers', async () => {
  let asked = 0
  const loader = createLoader(async () => {
    asked += 1
    return exported('commerce')
  })
  await Promise.all([loader.load('commerce'), loader.load('commerce')])
  await loader.load('commerce')
  expect(asked).toBe(1)
  expect(loader.readState('commerce').status).toBe('ready')
})

it('retries a failed remote and counts the attempts', async () => {
  const attempts: number[] = []
  const loader = createLoader(async (_remote, attempt) => {
    attempts.push(attempt)
    if (attempt === 0) throw new RemoteLoadError('unreachable')
    return exported('commerce')
  })
  expect((await loader.load('commerce')).status).toBe('failed')
  expect((await loader.load('commerce')).status).toBe('ready')
  expect(attempts).toEqual([0, 1])
})

it.each([
  ['nothing', undefined],
  ['a module without a default export', {}],
  ['routes that are no function', { default: { name: 'commerce', routes: [] } }],
  ['another remote', exported('content')],
])('treats %s as an invalid remote', async (_what, module) => {
  const state = await load(async () => module)
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'invalid' } })
})

it('says which remote failed in which version and why, for its team', async () => {
  const state = await load(async () => {
    throw new RemoteLoadError('tampered')
  })
  expect(state).toMatchObject({ failure: { code: 'commerce@1.0.0-abcdef12 tampered' } })
})

it('names two routes of a remote for one path, and shows the first', async () => {
  const said = vi.fn()
  vi.stubGlobal('reportError', said)
  onTestFinished(() => void vi.unstubAllGlobals())
  const routes = () => [{ path: '/packages/:id' }, { path: '/packages/:package/' }]
  const state = await load(async () => ({ default: { name: 'commerce', routes } }))
  expect(state.status).toBe('ready')
  expect(said.mock.calls.flat().map(String)).toEqual([
    'Error: commerce: two routes are for /packages/:package, and only the first is ever shown',
  ])
})

it('treats an error thrown by the remote as a broken remote', async () => {
  const state = await load(async () => {
    throw new TypeError('x is not a function')
  })
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'broken' } })
})

const notes = buildReleasedRemote({ name: 'notes', paths: ['/notes/'] })
const loadNotes = (routes: () => unknown) =>
  createRemoteLoader(
    buildRelease(notes),
    async () => ({ default: { name: 'notes', routes } }),
    noPlatform,
  ).load('notes')

it('mounts the routes of a remote below its paths, under ids of their own', async () => {
  const state = await loadNotes(() => [
    { children: [{ id: 'frame', path: '/notes/', children: [{ path: '/notes/:id?', index: false }] }] },
    { path: 'notes/*' },
  ])
  expect(state).toMatchObject({
    status: 'ready',
    routes: [
      {
        id: 'notes/routes()[0]',
        children: [{ id: 'notes:frame', path: '/notes/', children: [{ path: ':id?' }] }],
      },
      { id: 'notes/routes()[1]', path: 'notes/*' },
    ],
  })
})

it.each([
  ['a promise', () => Promise.resolve([]), 'routes() has to be an array, and is a promise'],
  ['nothing', () => undefined, 'routes() has to be an array, and is undefined'],
  ['what is no route', () => [null], 'routes()[0] has to be a route object, and is null'],
  [
    'children that are no list',
    () => [{ children: {} }],
    'routes()[0].children has to be an array, and is object',
  ],
  ['a path that is no text', () => [{ path: 7 }], 'routes()[0].path has to be text'],
  ['the start page', () => [{ path: '/' }], 'routes()[0] matches /, outside of /notes/'],
  ['the start page as an index', () => [{ index: true }], 'routes()[0] matches /, outside of /notes/'],
  ['a path of another', () => [{ path: '/packages/' }], 'routes()[0] matches /packages, outside of /notes/'],
  ['everything', () => [{ path: '*' }], 'routes()[0] matches /*, outside of /notes/'],
  ['a parameter at the top', () => [{ path: '/:any' }], 'routes()[0] matches /:any, outside of /notes/'],
  [
    'an optional beginning',
    () => [{ path: '/notes?/packages' }],
    'routes()[0] matches /notes?/packages, outside of /notes/',
  ],
  [
    'a child in a layout',
    () => [{ children: [{ path: 'packages' }] }],
    'routes()[0].children[0] matches /packages, outside of /notes/',
  ],
  [
    'an absolute child that leaves its parent',
    () => [{ path: '/notes/', children: [{ path: '/packages/' }] }],
    'routes()[0].children[0]: the path /packages/ is not below that of the route around it',
  ],
  [
    'children of an index route',
    () => [{ path: '/notes/', children: [{ index: true, children: [] }] }],
    'routes()[0].children[0] is an index route and has children',
  ],
  [
    'one name twice',
    () => [
      { id: 'list', path: '/notes/' },
      { id: 'list', path: '/notes/all' },
    ],
    'routes()[1].id: another route of the remote is called list too',
  ],
])('refuses routes() that returns %s, and says where', async (_what, routes, problem) => {
  const state = await loadNotes(routes)
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'invalid', problems: [problem] } })
})

it('treats routes() that throws as a broken remote', async () => {
  const state = await loadNotes(() => {
    throw new Error('no routes today')
  })
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'broken' } })
})

it('a shouldRevalidate that throws does not block navigation', async () => {
  const shouldRevalidate = () => {
    throw new Error('undecided')
  }
  const state = await loadNotes(() => [
    { path: '/notes/', shouldRevalidate },
    { path: '/notes/late', lazy: async () => ({ loader: () => null, shouldRevalidate }) },
  ])
  if (state.status !== 'ready') throw new Error('The remote did not load')
  const [first, late] = state.routes
  const lazy = late?.lazy as () => Promise<RouteObject>
  const asked = { defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs
  expect(first?.shouldRevalidate?.(asked)).toBe(true)
  expect((await lazy()).shouldRevalidate?.(asked)).toBe(true)
})

it('never asks for the code of a remote whose entry could not be read', async () => {
  let asked = 0
  const loader = createRemoteLoader(
    { remotes: [{ ...notes, problems: ['paths: Invalid input'] }] },
    async () => {
      asked += 1
    },
    noPlatform,
  )
  expect(await loader.load('notes')).toMatchObject({
    failure: { reason: 'unreadable', problems: ['paths: Invalid input'] },
  })
  expect(asked).toBe(0)
  expect(loader.findOwner('/notes/7')?.name).toBe('notes')
})

it('loads a version that replaces a failed one, and goes on counting attempts', async () => {
  const asked: string[] = []
  const loader = createLoader(async ({ version }, attempt) => {
    asked.push(`${version} ${attempt}`)
    if (version.endsWith('bad')) throw new Error('bad')
    return exported('commerce')
  })
  const commerce = buildReleasedRemote({ name: 'commerce', paths: ['/packages/'] })
  loader.replace({ ...commerce, version: '1.0.0-bad' })
  expect((await loader.load('commerce')).status).toBe('failed')
  loader.replace({ ...commerce, version: '1.0.0-good' })
  expect(loader.readState('commerce').status).toBe('known')
  expect((await loader.load('commerce')).status).toBe('ready')
  expect(asked).toEqual(['1.0.0-bad 0', '1.0.0-good 1'])
})

it('waits while a remote is on hold, then loads the version that replaced it', async () => {
  const asked: string[] = []
  const loader = createLoader(async ({ name, version }) => {
    asked.push(`${name} ${version}`)
    return exported(name)
  })
  const held = Promise.withResolvers<void>()
  loader.hold(async (name) => {
    if (name === 'commerce') await held.promise
  })
  const loading = loader.load('commerce')
  await loader.load('dashboard')
  expect(asked).toEqual(['dashboard 1.0.0-abcdef12'])
  loader.replace(buildReleasedRemote({ name: 'commerce', version: '0.9.0', paths: ['/packages/'] }))
  held.resolve()
  expect((await loading).status).toBe('ready')
  expect(asked).toContain('commerce 0.9.0')
})

it('records each load of a remote with its failure', async () => {
  const loader = createLoader(async (_remote, attempt) => {
    if (attempt === 0) throw new RemoteLoadError('tampered')
    return exported('commerce')
  })
  await loader.load('commerce')
  await loader.load('commerce')
  const [first, second] = loader.listLoads('commerce')
  expect(first).toMatchObject({ version: '1.0.0-abcdef12', code: 'commerce@1.0.0-abcdef12 tampered' })
  expect(second).not.toHaveProperty('code')
})

it('drops the exports of an earlier version once it is replaced', async () => {
  const late = Promise.withResolvers<unknown>()
  const loader = createLoader(({ version }) => (version === '2.0.0' ? Promise.resolve(null) : late.promise))
  const first = loader.load('commerce')
  loader.replace(buildReleasedRemote({ name: 'commerce', version: '2.0.0', paths: ['/packages/'] }))
  late.resolve(exported('commerce'))
  await first
  expect(loader.readState('commerce').status).toBe('known')
})

it('notifies its listeners of every change of state', async () => {
  const loader = createLoader(async () => exported('commerce'))
  const seen: string[] = []
  loader.states.subscribe(() => seen.push(loader.readState('commerce').status))
  await loader.load('commerce')
  expect(seen).toEqual(['loading', 'ready'])
})
