import { type ConsoleConfig, consoleConfigSchema } from '@console/shared/config'
import type { Platform } from '@console/shared/platform'
import type { ReleasedRemote } from '@console/shared/release/released-remote'
import type { User } from '@console/shared/schemas/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterSection, leaveSection } from '../containment/shown-section.ts'
import { breakerStore, readBreaker } from '../last-known-good/breaker.store.ts'
import { firstWait } from '../last-known-good/circuit-breaker.ts'
import { watchRemotes } from '../last-known-good/watch-remotes.ts'
import { notify } from '../notices/notify.ts'
import { type RemoteFailureReason, RemoteLoadError } from '../remotes/remote-failure.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote, toReleaseDocuments } from '../remotes/testing/released-remote.ts'
import { beginSession, endSession } from '../session/session.store.ts'
import { checkRelease } from '../updates/check-release.ts'
import { renewRemote } from '../updates/renew-remote.ts'
import { watchCanaries } from './watch-canaries.ts'

const commerce = buildReleasedRemote({ name: 'commerce', version: '1.0.0', paths: ['/coupons/'] })
const newer = { ...commerce, version: '2.0.0' }
const content = buildReleasedRemote({ name: 'content', version: '1.0.0', paths: ['/articles/'] })
const since = '2026-03-13T08:00:00Z'

/** Everybody named here is in the canary, nobody else. */
const withCanary = (
  remote: ReleasedRemote,
  trial: ReleasedRemote,
  audience: object = { roles: ['editor'] },
) => ({
  ...remote,
  canary: { share: 0, since, ...audience, remote: trial },
})
const offered = withCanary(commerce, newer)

const editor: User = { id: 7, email: 'e@example.com', name: 'Edith', roles: [{ name: 'editor' }] }
const other: User = { id: 8, email: 'o@example.com', name: 'Omar', roles: [] }
const signIn = (user: User) => beginSession({ token: `t-${user.id}`, user, permissions: [] }, false)

let releases = 0
/** Each has its own address, because an index that was read is not requested again. */
const buildNext = (...remotes: ReleasedRemote[]) => ({
  ...buildRelease(...remotes),
  id: `r-${String(++releases).padStart(12, '0')}`,
})

let documents: Record<string, unknown> = {}
let asked: { address: string; body: unknown }[] = []
const logged: [message: string, fields: unknown][] = []

beforeEach(() => {
  // The release check remembers when it last ran.
  vi.useFakeTimers({ now: Date.parse('2026-03-13T10:00:00Z') + releases * 60 * 60_000 })
  asked = []
  logged.length = 0
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ address, body: init?.body })
    const answer = documents[address]
    if (answer instanceof Promise) return answer
    return address in documents ? Response.json(answer) : new Response(null, { status: 404 })
  })
})
afterEach(() => {
  leaveSection('commerce')
  endSession()
  localStorage.clear()
  breakerStore.setState({}, true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Tab = {
  remotes: ReleasedRemote[]
  config?: Partial<ConsoleConfig>
  fail?: (version: string) => RemoteFailureReason | null
}

/** A tab that was opened with these remotes; `documents` is the current release. */
async function openTab({ remotes, config = {}, fail = () => null }: Tab) {
  const release = buildNext(...remotes)
  documents = { ...documents, ...toReleaseDocuments(release) }
  const loaded: string[] = []
  const loader = createRemoteLoader(
    release,
    async ({ name, version }) => {
      loaded.push(`${name} ${version}`)
      const reason = fail(version)
      if (reason !== null) throw new RemoteLoadError(reason)
      return { default: { name, routes: () => [] } }
    },
    // These remotes do nothing with their platform.
    () => ({}) as Platform,
  )
  const watched = {
    config: { ...consoleConfigSchema.parse({ apiBaseUrl: '' }), ...config },
    release,
    loader,
    platform: {
      notify: { ...notify, info: vi.fn() },
      telemetry: {
        capture: vi.fn(),
        captureException: vi.fn(),
        log: (_: unknown, ...what: [string, object?]) => void logged.push([what[0], what[1]]),
      },
    },
  }
  const started = watchCanaries(watched)
  const settle = async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
  }
  const find = (name = 'commerce') => loader.remotes.getState().find((remote) => remote.name === name)
  return {
    started,
    settle,
    loaded,
    loader,
    watched,
    find,
    readPlace: () => [find()?.version, find()?.assignment?.group],
    open: async () => {
      await loader.load('commerce')
      await settle()
    },
    /** Moves 20 seconds on, with another release current by then. */
    look: async (...current: ReleasedRemote[]) => {
      Object.assign(documents, toReleaseDocuments(buildNext(...current)))
      vi.setSystemTime(Date.now() + 20_000)
      await checkRelease(watched)
    },
  }
}

describe('A signed-in user', () => {
  it('gets their canary before anything is rendered, and everybody else the released version', async () => {
    signIn(editor)
    const tab = await openTab({ remotes: [offered, content] })
    await tab.started
    expect(tab.readPlace()).toEqual(['2.0.0', 'canary'])
    expect(tab.find()?.assignment).toMatchObject({
      audience: { share: 0, roles: ['editor'], since },
      released: { version: '1.0.0' },
    })
    expect(tab.find('content')?.assignment).toBeUndefined()
    await tab.open()
    expect(tab.loaded).toEqual(['commerce 2.0.0'])
    endSession()
    signIn(other)
    expect(tab.readPlace()).toEqual(['1.0.0', 'control'])
    await tab.open()
    expect(tab.loaded).toEqual(['commerce 2.0.0', 'commerce 1.0.0'])
  })

  it('gets the canary when signing in later, and keeps it while signing in again', async () => {
    const tab = await openTab({ remotes: [offered] })
    await tab.started
    expect(tab.readPlace()).toEqual(['1.0.0', undefined])
    signIn(editor)
    expect(tab.readPlace()).toEqual(['2.0.0', 'canary'])
    const entry = tab.find()
    endSession()
    signIn(editor)
    expect(tab.find()).toBe(entry)
  })

  it('gets the released version when the canary cannot be read or conflicts with other remotes', async () => {
    signIn(editor)
    const greedy = { ...newer, paths: ['/coupons/', '/articles/'] }
    const tab = await openTab({
      remotes: [withCanary(commerce, greedy), { ...content, canary: { remote: 7 } }],
    })
    await tab.started
    expect(tab.readPlace()).toEqual(['1.0.0', 'control'])
    expect(tab.find('content')?.assignment).toBeUndefined()
    expect(logged).toEqual([
      ['A canary does not fit the sections that run here', { remote: 'commerce', version: '2.0.0' }],
    ])
  })

  it('loads no canary code when the release has no canary', async () => {
    signIn(editor)
    const tab = await openTab({ remotes: [commerce] })
    await tab.started
    await tab.open()
    expect([tab.readPlace(), asked]).toEqual([['1.0.0', undefined], []])
  })
})

describe('In an open tab', () => {
  it('replaces an aborted canary with the released version once its section is left', async () => {
    signIn(editor)
    const tab = await openTab({ remotes: [offered] })
    await tab.started
    await tab.open()
    enterSection('commerce')
    await tab.look(commerce)
    expect([tab.find()?.version, tab.loader.readState('commerce').status]).toEqual(['2.0.0', 'ready'])
    leaveSection('commerce')
    expect(tab.readPlace()).toEqual(['1.0.0', undefined])
    await tab.open()
    expect(tab.loaded).toEqual(['commerce 2.0.0', 'commerce 1.0.0'])
    expect(tab.watched.platform.notify.info).not.toHaveBeenCalled()
  })

  it('changes nothing when a canary is promoted or widened', async () => {
    signIn(editor)
    const tab = await openTab({ remotes: [offered] })
    await tab.started
    await tab.open()
    await tab.look(withCanary(commerce, newer, { roles: ['editor'], share: 50 }))
    await tab.look(newer)
    expect(tab.readPlace()).toEqual(['2.0.0', 'canary'])
    expect(tab.loader.readState('commerce').status).toBe('ready')
    expect(tab.watched.platform.notify.info).not.toHaveBeenCalled()
  })

  it('offers an update when a canary of others is promoted, not before', async () => {
    signIn(other)
    const tab = await openTab({ remotes: [commerce] })
    await tab.look(offered)
    expect(tab.watched.platform.notify.info).not.toHaveBeenCalled()
    await tab.look(newer)
    expect(tab.watched.platform.notify.info).toHaveBeenCalledOnce()
  })

  it('Retry loads the canary of the release that is current by then', async () => {
    signIn(editor)
    let reason: RemoteFailureReason | null = 'broken'
    const tab = await openTab({ remotes: [offered], fail: () => reason })
    await tab.started
    await tab.open()
    expect(tab.loader.readState('commerce').status).toBe('failed')
    reason = null
    Object.assign(
      documents,
      toReleaseDocuments(buildNext(withCanary(commerce, { ...newer, version: '3.0.0' }))),
    )
    expect(await renewRemote(tab.watched, 'commerce')).toBe(true)
    expect(tab.readPlace()).toEqual(['3.0.0', 'canary'])
    await tab.open()
    expect(tab.loaded).toEqual(['commerce 2.0.0', 'commerce 3.0.0'])
  })

  it('replaces a canary that keeps failing with the released version, and retries it later', async () => {
    signIn(editor)
    let isBroken = true
    const fail = (version: string) => (isBroken && version === '2.0.0' ? 'broken' : null)
    const tab = await openTab({ remotes: [offered], fail })
    await tab.started
    watchRemotes(tab.watched)
    await tab.open()
    await tab.open()
    expect(readBreaker(newer).state).toBe('open')
    expect(tab.readPlace()).toEqual(['1.0.0', 'control'])
    expect(tab.find()?.standsIn).toEqual({ for: '2.0.0' })
    expect(logged).toContainEqual([
      'A section runs its released version',
      { remote: 'commerce', version: '2.0.0', runs: '1.0.0' },
    ])
    await tab.open()
    expect(tab.loader.readState('commerce').status).toBe('ready')

    const later = await openTab({ remotes: [offered], fail })
    await later.started
    watchRemotes(later.watched)
    await later.open()
    expect(later.loaded).toEqual(['commerce 1.0.0'])

    isBroken = false
    await vi.advanceTimersByTimeAsync(firstWait)
    await later.settle()
    expect(later.readPlace()).toEqual(['2.0.0', 'canary'])
    await later.open()
    expect(readBreaker(newer).state).toBe('closed')
  })
})
