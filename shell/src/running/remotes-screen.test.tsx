import { consoleConfigSchema } from '@console/shared/config'
import { act, waitFor } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import type { KnownRelease } from '../release/known-release.ts'
import { buildRelease, buildReleasedRemote, toReleaseDocuments } from '../remotes/testing/released-remote.ts'
import { RemotesScreen } from './remotes-screen.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const commerce = buildReleasedRemote({ name: 'commerce', title: 'Coupons', paths: ['/coupons/'] })
const release = buildRelease(commerce)
const later = { ...buildRelease({ ...commerce, version: '2.0.0' }), id: 'r-0123456789cd' }

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

/** Opens the screen while this release is current; null if the hosting does not respond. */
async function openScreen(opened: KnownRelease | null) {
  let current = opened
  vi.stubGlobal('fetch', async (address: string) =>
    current === null
      ? new Response(null, { status: 502 })
      : Response.json(toReleaseDocuments(current)[address]),
  )
  const started = createConsole(
    { config: consoleConfigSchema.parse({ apiBaseUrl: '' }), release },
    async () => ({
      default: { name: 'commerce', routes: () => [] },
    }),
  )
  const router = createMemoryRouter([{ path: '*', Component: RemotesScreen }])
  const mounted = await mountInConsole(started, router)
  root = mounted.root
  const { element } = mounted
  return {
    readText: () => element.textContent ?? '',
    shows: (text: string) => waitFor(() => expect(element.textContent).toContain(text)),
    readAgain: async (next: KnownRelease) => {
      current = next
      const button = [...element.querySelectorAll('button')].find((each) => each.textContent === 'Refresh')
      await act(async () => button?.click())
    },
    load: () => act(async () => void (await started.loader.load('commerce'))),
  }
}

it('follows the state of a remote in this tab', async () => {
  const { readText, shows, load } = await openScreen(release)
  await shows('Not opened yet')
  await load()
  expect(readText()).not.toContain('Not opened yet')
})

it.each([
  [13 * 24, 'expires in 12 days'],
  [36, 'expires in 35 hours'],
  [1, 'expires in 59 minutes'],
])('says %s hours before that the release has to be renewed', async (hours, says) => {
  const expires_at = new Date(Date.now() + hours * 3_600_000).toISOString()
  const { shows } = await openScreen({ ...release, expires_at })
  await shows(`The release ${says}`)
})

it('says nothing of a release that is valid for long', async () => {
  const { readText, shows } = await openScreen({ ...release, expires_at: '2999-01-01T00:00:00Z' })
  await shows('A new tab would start the same release.')
  expect(readText()).not.toContain('expires')
})

it('shows what a new tab would start, even when that could not be read at first', async () => {
  const { shows, readAgain } = await openScreen(null)
  await shows('The current release could not be read.')
  await shows('HTTP 502')
  await readAgain(release)
  await shows('A new tab would start the same release.')
  await readAgain(later)
  await shows('A new tab would start r-0123456789cd')
  await shows('commerce: 1.0.0-abcdef12 → 2.0.0')
})
