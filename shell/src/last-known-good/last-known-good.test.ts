import { consoleConfigSchema } from '@console/shared/config'
import type { Platform } from '@console/shared/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterSection, leaveSection } from '../containment/shown-section.ts'
import { notify } from '../notices/notify.ts'
import { type RemoteFailureReason, RemoteLoadError } from '../remotes/remote-failure.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import {
  buildRelease,
  buildReleasedRemote,
  toRecordedRemote,
  toReleaseDocuments,
} from '../remotes/testing/released-remote.ts'
import { breakerStore, readBreaker } from './breaker.store.ts'
import { firstWait } from './circuit-breaker.ts'
import { watchRemotes } from './watch-remotes.ts'

const good = buildReleasedRemote({
  name: 'commerce',
  title: 'Coupons',
  version: '1.0.0',
  paths: ['/coupons/'],
})
const bad = { ...good, version: '2.0.0' }
const better = { ...good, version: '3.0.0' }
const ids = { before: 'r-00000000000a', current: 'r-00000000000b', later: 'r-00000000000c' }

const recordOf = (id: string, remote = good, shell = buildRelease().shell) => ({
  id,
  shell,
  created_at: '2026-03-12T09:00:00Z',
  remotes: [toRecordedRemote(remote)],
})
const releaseOf = (id: string, remote = bad) => ({ ...buildRelease(remote), id, recent: [ids.before] })

let documents: Record<string, unknown> = {}
const logged: [message: string, fields: unknown][] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-13T10:00:00Z') })
  logged.length = 0
  documents = {
    ...toReleaseDocuments(releaseOf(ids.current)),
    [`/releases/${ids.before}.json`]: recordOf(ids.before),
  }
  vi.stubGlobal('fetch', async (address: string) =>
    address in documents ? Response.json(documents[address]) : new Response(null, { status: 404 }),
  )
})
afterEach(() => {
  leaveSection('commerce')
  localStorage.clear()
  breakerStore.setState({}, true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Tab = {
  /** The failure of each version. */
  fail(version: string): RemoteFailureReason | null
  /** Delays every answer. */
  line?: Promise<void>
}

/** A tab that was opened with the failing version. */
function openTab({ fail, line }: Tab) {
  const asked: string[] = []
  const loader = createRemoteLoader(
    buildRelease(bad),
    async ({ version }) => {
      asked.push(version)
      await line
      const reason = fail(version)
      if (reason !== null) throw new RemoteLoadError(reason)
      return { default: { name: 'commerce', routes: () => [] } }
    },
    // These remotes do nothing with their platform.
    () => ({}) as Platform,
  )
  watchRemotes({
    config: consoleConfigSchema.parse({ apiBaseUrl: '' }),
    release: buildRelease(bad),
    loader,
    platform: {
      notify,
      telemetry: {
        capture: vi.fn(),
        captureException: vi.fn(),
        log: (_, ...what) => void logged.push([what[0], what[1]]),
      },
    },
  })
  const settle = async () => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
  }
  return {
    asked,
    settle,
    open: async () => {
      await loader.load('commerce')
      await settle()
    },
    find: () => loader.remotes.getState().find(({ name }) => name === 'commerce'),
    readStatus: () => loader.readState('commerce').status,
  }
}

const onlyBad = (reason: RemoteFailureReason) => ({
  fail: (version: string) => (version === bad.version ? reason : null),
})

it.each(['broken', 'invalid', 'unreachable', 'tampered'] as const)(
  'a version that is %s twice is replaced by the previous one',
  async (reason) => {
    const tab = openTab(onlyBad(reason))
    await tab.open()
    expect([tab.find()?.version, tab.readStatus()]).toEqual(['2.0.0', 'failed'])
    await tab.open()
    expect(tab.find()).toMatchObject({
      version: '1.0.0',
      release: ids.before,
      standsIn: { for: '2.0.0', releasedAt: '2026-03-12T09:00:00Z' },
    })
    await tab.open()
    expect(tab.readStatus()).toBe('ready')
    expect(logged).toContainEqual([
      'A section runs its previous version',
      { remote: 'commerce', version: '2.0.0', runs: '1.0.0', release: ids.before },
    ])
  },
)

/** Requests the version and lets the screen's waiting time pass. */
async function openSlowly(tab: ReturnType<typeof openTab>) {
  const before = tab.asked.length
  const opening = tab.open()
  await vi.waitFor(() => expect(tab.asked).toHaveLength(before + 1), { timeout: 30_000 })
  await vi.advanceTimersByTimeAsync(6000)
  await opening
}

it('a slow version counts as failed only once it has failed to load', async () => {
  const line = Promise.withResolvers<void>()
  const tab = openTab({ ...onlyBad('unreachable'), line: line.promise })
  await openSlowly(tab)
  await openSlowly(tab)
  expect(readBreaker(bad)).toEqual({ state: 'closed', failures: [] })
  line.resolve()
  await tab.settle()
  await vi.waitFor(() => expect(tab.find()?.standsIn).toMatchObject({ for: '2.0.0' }))
})

it('a version that loads late does not count as failed', async () => {
  const line = Promise.withResolvers<void>()
  const tab = openTab({ fail: () => null, line: line.promise })
  await openSlowly(tab)
  expect(tab.readStatus()).toBe('failed')
  line.resolve()
  await vi.waitFor(() => expect(logged.map(([message]) => message)).toEqual(['A section came late']))
  expect(tab.readStatus()).toBe('ready')
  expect(tab.find()?.version).toBe('2.0.0')
  expect(readBreaker(bad)).toEqual({ state: 'closed', failures: [] })
})

it.each(['too-old', 'too-new'] as const)('a version that is %s does not count as failed', async (reason) => {
  const tab = openTab(onlyBad(reason))
  await tab.open()
  await tab.open()
  expect(tab.find()?.version).toBe('2.0.0')
  expect(readBreaker(bad).state).toBe('closed')
})

it('counts no failures while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const tab = openTab(onlyBad('unreachable'))
  await tab.open()
  await tab.open()
  expect(tab.find()?.version).toBe('2.0.0')
  vi.restoreAllMocks()
})

it.each([
  [
    'was released with another shell',
    recordOf(ids.before, good, { ...buildRelease().shell, version: '0.9.0' }),
  ],
  ['is the one that failed', recordOf(ids.before, bad)],
  ['has another id than its address', recordOf(ids.later)],
  ['cannot be read', 'no record'],
])('does not fall back to a version that %s', async (_what, record) => {
  documents[`/releases/${ids.before}.json`] = record
  const tab = openTab(onlyBad('broken'))
  await tab.open()
  await tab.open()
  expect([tab.find()?.version, tab.readStatus()]).toEqual(['2.0.0', 'failed'])
})

it('a reloaded page starts with the fallback until the retry is due', async () => {
  const first = openTab(onlyBad('broken'))
  await first.open()
  await first.open()
  const second = openTab(onlyBad('broken'))
  await second.open()
  expect(second.asked).toEqual(['1.0.0'])
  vi.setSystemTime(Date.now() + firstWait)
  const third = openTab({ fail: () => null })
  await third.open()
  expect(third.asked).toEqual(['2.0.0'])
  expect(readBreaker(bad).state).toBe('closed')
  expect(logged.at(-1)?.[0]).toBe('A section starts again')
})

it('retries the current version once it is due and nobody is in the section', async () => {
  const tab = openTab(onlyBad('broken'))
  await tab.open()
  await tab.open()
  enterSection('commerce')
  await tab.open()
  await vi.advanceTimersByTimeAsync(firstWait * 2)
  expect(tab.find()?.version).toBe('1.0.0')
  leaveSection('commerce')
  await vi.advanceTimersByTimeAsync(0)
  await tab.settle()
  expect(tab.find()?.version).toBe('2.0.0')
  expect(readBreaker(bad).state).toBe('half-open')
  await tab.open()
  expect(tab.find()?.version).toBe('1.0.0')
  expect(readBreaker(bad)).toMatchObject({ state: 'open', wait: firstWait * 2 })
})

it('takes a release that was published in the meantime instead', async () => {
  const tab = openTab(onlyBad('broken'))
  await tab.open()
  Object.assign(documents, toReleaseDocuments(releaseOf(ids.later, better)))
  await tab.open()
  expect(tab.find()).toMatchObject({ version: '3.0.0', release: ids.later })
  expect(tab.find()?.standsIn).toBeUndefined()
})

it('a version without a fallback that starts after all counts as healthy', async () => {
  delete documents[`/releases/${ids.before}.json`]
  let failures = 2
  const tab = openTab({ fail: () => (failures-- > 0 ? 'unreachable' : null) })
  await tab.open()
  await tab.open()
  expect(readBreaker(bad).state).toBe('open')
  await tab.open()
  expect([tab.find()?.version, tab.readStatus()]).toEqual(['2.0.0', 'ready'])
  expect(readBreaker(bad).state).toBe('closed')
})
