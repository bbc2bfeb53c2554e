import type { Platform } from '@console/shared/platform'
import { expect, it } from 'vitest'
import type { KnownRelease } from '../release/known-release.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { listDifferences } from './compare-releases.ts'
import { listRunningUnits } from './running-units.ts'
import { toRunningText } from './unit-fields.ts'

const release = buildRelease(
  buildReleasedRemote({ name: 'commerce', title: 'Coupons', team: 'Sales', paths: ['/coupons/'] }),
  buildReleasedRemote({ name: 'mocks', team: 'Exams', paths: ['/mocks/'] }),
  buildReleasedRemote({ name: 'content', disabled: { reason: 'moving', since: '2026-03-12' } }),
)

async function openRemotes() {
  const loader = createRemoteLoader(
    release,
    async ({ name }, attempt) => {
      if (name === 'mocks' || attempt === 0) throw new Error('no start today')
      return { default: { name, routes: () => [] } }
    },
    // These remotes do nothing with their platform.
    () => ({}) as Platform,
  )
  for (const name of ['commerce', 'commerce', 'mocks']) await loader.load(name)
  return { loader, units: listRunningUnits({ release, loader, shellPaths: ['/signin/'] }) }
}

it('shows the state of each unit in this tab', async () => {
  const { units } = await openRemotes()
  expect(
    units.map(({ name, state, failures, loadTime }) => [name, state, failures, loadTime !== null]),
  ).toEqual([
    ['shell', 'Running', 0, false],
    ['commerce', 'Running', 1, true],
    ['mocks', 'Not available', 1, false],
    ['content', 'Switched off', 0, false],
  ])
})

it('shows which remote is previewed in this tab, and what it replaces', () => {
  const preview = { for: '1.0.0-abcdef12', until: '2026-03-14' }
  const previewed: KnownRelease = {
    ...release,
    remotes: [
      { ...buildReleasedRemote({ name: 'commerce', version: '2.0.0' }), preview },
      { ...buildReleasedRemote({ name: 'notes' }), preview: { ...preview, for: undefined } },
    ],
  }
  const loader = createRemoteLoader(
    previewed,
    async () => ({}),
    () => ({}) as Platform,
  )
  const units = listRunningUnits({ release: previewed, loader, shellPaths: [] })
  expect(units.slice(1).map(({ reasons }) => reasons)).toEqual([
    ['previewed in this tab in place of 1.0.0-abcdef12 until 14 Mar 2026, 00:00 UTC'],
    ['previewed in this tab until 14 Mar 2026, 00:00 UTC'],
  ])
})

it('copies everything that a report needs, with the reasons of failures', async () => {
  const { units } = await openRemotes()
  const text = toRunningText(units, { release: release.id, address: 'https://a.example/', browser: 'B' })
  expect(text).toContain(`Release: ${release.id}`)
  expect(text).toContain('Coupons (commerce)\n  Version: 1.0.0-abcdef12\n  Team: Sales\n  State: Running')
  expect(text).toContain('“mocks” failed to start. · mocks@1.0.0-abcdef12 broken')
  expect(text).toContain('From: /remotes/mocks/1.0.0-abcdef12/ of r-0123456789ab')
  expect(text).toContain('State: Switched off · moving, since 12 Mar 2026')
})

it('shows who has a canary, and that a preview of a switched-off remote runs', async () => {
  const { loader } = await openRemotes()
  const audience = { share: 10, since: '2026-03-12T09:00:00Z' }
  const [commerce, mocks, content] = release.remotes
  if (commerce === undefined || mocks === undefined || content === undefined)
    throw new Error('There are no remotes')
  loader.replace({ ...commerce, assignment: { group: 'canary', audience, released: commerce } })
  loader.replace({ ...mocks, assignment: { group: 'control', audience, released: mocks } })
  loader.replace({ ...content, preview: { for: undefined, until: '2026-03-14' } })
  const units = listRunningUnits({ release, loader, shellPaths: [] })
  expect(units.slice(1).map(({ reasons }) => reasons.at(-1))).toEqual([
    'canary, for 10% of staff',
    'not the canary, which is for 10% of staff',
    'previewed in this tab until 14 Mar 2026, 00:00 UTC',
  ])
})

it('names units that another tab would run in another version', () => {
  const [commerce, mocks] = release.remotes
  if (commerce === undefined || mocks === undefined) throw new Error('There are no remotes')
  const later = buildRelease({ ...commerce, version: '2.0.0' }, mocks, buildReleasedRemote({ name: 'notes' }))
  const running = { shell: release.shell.version, remotes: release.remotes }
  expect(listDifferences(running, later)).toEqual([
    'commerce: 1.0.0-abcdef12 → 2.0.0',
    'content: 1.0.0-abcdef12 → removed',
    'notes: not here → 1.0.0-abcdef12',
  ])
  expect(listDifferences(running, release)).toEqual([])
  const audience = { share: 10, since: '2026-03-12' }
  const canary = {
    ...commerce,
    version: '3.0.0',
    assignment: { group: 'canary', audience, released: commerce },
  } as const
  expect(listDifferences({ ...running, remotes: [canary, ...release.remotes.slice(1)] }, release)).toEqual([])
})
