import { consoleConfigSchema } from '@console/shared/config'
import type { Platform } from '@console/shared/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { breakerStore } from '../last-known-good/breaker.store.ts'
import { noteFailure } from '../last-known-good/last-known-good.ts'
import { notify } from '../notices/notify.ts'
import type { KnownRelease } from '../release/known-release.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote, toReleaseDocuments } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { checkRelease } from '../updates/check-release.ts'
import { renewRemote } from '../updates/renew-remote.ts'

const commerce = buildReleasedRemote({ name: 'commerce', paths: ['/coupons/'] })
const content = buildReleasedRemote({ name: 'content', paths: ['/articles/'] })
const released = buildRelease(commerce, content)
const until = '2026-03-14T10:00:00Z'
const previewed = { ...commerce, version: '2.0.0', preview: { for: commerce.version, until } }

const signedOut = sessionStore.getState()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-13T10:00:00Z') })
  sessionStore.setState({
    accessToken: 'token',
    user: { id: 1, name: 'Amelia', email: '', roles: [] },
    permissions: [],
  })
})
afterEach(() => {
  sessionStore.setState(signedOut, true)
  breakerStore.setState({}, true)
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A tab that previews commerce; `publish` moves the pointer and triggers a check. */
function openTab() {
  const release: KnownRelease = {
    ...released,
    remotes: [content, previewed],
    preview: {
      state: 'running',
      name: 'commerce@2.0.0',
      until,
      isWithTodaysShell: false,
      released: released.remotes,
    },
  }
  const loader = createRemoteLoader(
    release,
    async () => ({}),
    () => ({}) as Platform,
  )
  const telemetry = { capture: vi.fn(), captureException: vi.fn(), log: vi.fn() }
  const watched = {
    config: consoleConfigSchema.parse({ apiBaseUrl: '' }),
    release,
    loader,
    platform: { notify, telemetry },
  }
  const offered = vi.spyOn(notify, 'info').mockReturnValue('')
  const publish = async (current: KnownRelease) => {
    const documents = toReleaseDocuments(current)
    vi.stubGlobal('fetch', async (address: string) => Response.json(documents[address]))
    vi.advanceTimersByTime(60_000)
    await checkRelease(watched)
  }
  return {
    watched,
    offered,
    publish,
    find: () => loader.remotes.getState().find(({ name }) => name === 'commerce'),
  }
}

it('a previewed remote is neither offered as an update nor switched off with the current version', async () => {
  const { offered, publish, find } = openTab()
  const disabled = { reason: 'Prices are wrong', since: '2026-03-13T10:00:00Z' }
  await publish({ ...buildRelease({ ...commerce, disabled }, content), id: 'r-0000000000b1' })
  expect(find()).toEqual(previewed)
  expect(offered).not.toHaveBeenCalled()
  await publish({ ...buildRelease(commerce, { ...content, version: '3.0.0' }), id: 'r-0000000000b2' })
  expect(offered).toHaveBeenCalledOnce()
})

it('a previewed remote is replaced neither by updates nor by fallback versions', async () => {
  const { watched, publish, find } = openTab()
  await publish({ ...released, id: 'r-0000000000b3', recent: ['r-00000000000a'] })
  expect(await renewRemote(watched, 'commerce')).toBe(false)
  for (const _ of [1, 2, 3]) expect(await noteFailure(watched, previewed, 'broken')).toBe(false)
  expect(find()).toEqual(previewed)
  expect(breakerStore.getState()).toEqual({})
})
