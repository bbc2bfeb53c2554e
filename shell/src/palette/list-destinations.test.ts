import { consoleConfigSchema } from '@console/shared/config'
import type { Platform } from '@console/shared/platform'
import { expect, it, vi } from 'vitest'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { listDestinations } from './list-destinations.ts'

const release = buildRelease(
  buildReleasedRemote({
    name: 'commerce',
    paths: ['/packages/', '/coupons/'],
    menu: [
      {
        title: 'Packages',
        path: '/packages/',
        icon: 'packages',
        group: 'Sales',
        order: 20,
        permission: 'packages.manage',
      },
      {
        title: 'Coupons',
        path: '/coupons/',
        icon: 'coupons',
        group: 'Sales',
        order: 30,
        permission: 'coupons.manage',
      },
    ],
    commands: [
      { id: 'packages', title: 'All packages', to: '/packages/', keywords: ['coins'] },
      { id: 'new-package', title: 'New package', to: '/packages/?new' },
    ],
  }),
)

const config = consoleConfigSchema.parse({ apiBaseUrl: '' })

/** `commands` is the result of the remote's code once it is loaded, `permissions` those of the person. */
function buildServices(commands: () => unknown, permissions: string[] = []) {
  const captureException = vi.fn<Platform['telemetry']['captureException']>()
  // Uses the release, the loader, permissions and telemetry only; the platform has nothing else.
  const platform = {
    session: { readPermissions: () => permissions },
    telemetry: { captureException },
  } as unknown as Platform
  const loader = createRemoteLoader(
    release,
    async () => ({ default: { name: 'commerce', routes: () => [], commands } }),
    () => platform,
  )
  return { config, loader, platform, captureException }
}

const describePlaces = (services: Parameters<typeof listDestinations>[0]) =>
  listDestinations(services).map(
    ({ title, to, isScreen }) => `${isScreen ? 'screen' : 'action'} ${title} ${to}`,
  )

const ofRelease = [
  'screen All packages /packages/',
  'screen Coupons /coupons/',
  'action New package /packages/?new',
]

it('knows screens and actions from the release, before the remote is loaded', () => {
  expect(describePlaces(buildServices(() => []))).toEqual(ofRelease)
})

it('leaves out what the person may not open', async () => {
  const services = buildServices(
    () => [
      { id: 'sale', title: 'Summer sale', to: '/coupons/?campaign=summer' },
      { id: 'gems', title: 'Packages of gems', to: '/packages/?q=gems' },
    ],
    ['coupons.manage'],
  )
  await services.loader.load('commerce')
  expect(describePlaces(services)).toEqual([
    'screen Coupons /coupons/',
    'action Summer sale /coupons/?campaign=summer',
  ])
})

it('adds what a loaded remote offers', async () => {
  const services = buildServices(() => [
    { id: 'sale', title: 'Summer sale', to: '/coupons/?campaign=summer' },
  ])
  await services.loader.load('commerce')
  expect(describePlaces(services)).toEqual([...ofRelease, 'action Summer sale /coupons/?campaign=summer'])
})

it.each([
  ['answers with something else', () => 'nothing'],
  [
    'throws at once',
    () => {
      throw new Error('no')
    },
  ],
  ['leads out of the console', () => [{ id: 'x', title: 'x', to: '//evil.example' }]],
  ['is a script', () => [{ id: 'x', title: 'x', to: 'javascript:alert(1)' }]],
])('leaves out, and reports, what a loaded remote offers when it %s', async (_, commands) => {
  const services = buildServices(commands)
  await services.loader.load('commerce')
  expect(describePlaces(services)).toEqual(ofRelease)
  const reported = { remote: 'commerce', extension: 'commands' }
  expect(services.captureException).toHaveBeenCalledExactlyOnceWith(expect.anything(), reported)
})

it('marks places that are switched off, failed, absent or explained as forbidden', async () => {
  const [commerce] = release.remotes
  if (commerce === undefined) throw new Error('There is no remote')
  const services = buildServices(() => [], ['coupons.manage'])
  const describeMarks = (permissions: string[]) => {
    services.platform.session.readPermissions = () => permissions
    return listDestinations(services).map(({ title, mark }) => `${title}: ${mark ?? 'open'}`)
  }
  services.config = consoleConfigSchema.parse({
    apiBaseUrl: '',
    absentSections: [
      { path: '/reports/', title: 'Reports', note: 'Comes in January' },
      { path: '/coupons/old/', title: 'Old coupons' },
    ],
  })
  expect(describeMarks(['coupons.manage'])).toEqual(['Coupons: open', 'Reports: Not here'])
  services.loader.replace({ ...commerce, withoutPermission: 'explain' })
  expect(describeMarks(['coupons.manage'])).toEqual([
    'Packages: No access',
    'Coupons: open',
    'Reports: Not here',
  ])
  services.loader.replace({ ...commerce, disabled: { reason: 'prices are wrong', since: '2026-01-01' } })
  expect(describeMarks([])).toEqual([
    'All packages: Switched off',
    'Coupons: Switched off',
    'Reports: Not here',
    'New package: Switched off',
  ])
  services.loader.replace({ ...commerce, problems: ['paths: Invalid input'] })
  expect(describeMarks([])[0]).toBe('All packages: Not available')
})
