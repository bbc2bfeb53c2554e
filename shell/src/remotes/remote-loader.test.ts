import { expect, it } from 'vitest'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader, type ImportRemote } from './remote-loader.ts'
import { buildRelease, buildReleasedRemote } from './testing/released-remote.ts'

const release = buildRelease(
  buildReleasedRemote({ name: 'dashboard', paths: ['/'] }),
  buildReleasedRemote({ name: 'commerce', version: '1.0.0-abcdef12', paths: ['/packages/', '/coupons/'] }),
)

const exported = (name: string) => ({ default: { name, routes: () => [] } })

const load = (importRemote: ImportRemote) => createRemoteLoader(release, importRemote).load('commerce')

it('finds the remote that owns a path, with and without a trailing slash', () => {
  const loader = createRemoteLoader(release, async () => null)
  expect(loader.findOwner('/packages')?.name).toBe('commerce')
  expect(loader.findOwner('/packages/7/')?.name).toBe('commerce')
  expect(loader.findOwner('/')?.name).toBe('dashboard')
  expect(loader.findOwner('/packages-of-old/')).toBeNull()
  expect(loader.findOwner('/elsewhere')).toBeNull()
})

it('asks once for a remote that several places want at the same time', async () => {
  let asked = 0
  const loader = createRemoteLoader(release, async () => {
    asked += 1
    return exported('commerce')
  })
  await Promise.all([loader.load('commerce'), loader.load('commerce')])
  await loader.load('commerce')
  expect(asked).toBe(1)
  expect(loader.readState('commerce').status).toBe('ready')
})

it('tries a failed remote anew and counts the attempts', async () => {
  const attempts: number[] = []
  const loader = createRemoteLoader(release, async (_remote, attempt) => {
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
])('takes %s for an invalid remote', async (_what, module) => {
  const state = await load(async () => module)
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'invalid' } })
})

it('says which remote failed in which version and why, for its team', async () => {
  const state = await load(async () => {
    throw new RemoteLoadError('tampered')
  })
  expect(state).toMatchObject({ failure: { code: 'commerce@1.0.0-abcdef12 tampered' } })
})

it('takes an error of the remote itself for a broken remote', async () => {
  const state = await load(async () => {
    throw new TypeError('x is not a function')
  })
  expect(state).toMatchObject({ status: 'failed', failure: { reason: 'broken' } })
})

it('tells its listeners about every move of a state', async () => {
  const loader = createRemoteLoader(release, async () => exported('commerce'))
  const seen: string[] = []
  loader.states.subscribe(() => seen.push(loader.readState('commerce').status))
  await loader.load('commerce')
  expect(seen).toEqual(['loading', 'ready'])
})
