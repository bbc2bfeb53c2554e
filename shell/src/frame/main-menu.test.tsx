import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { badgesStore } from '../extensions/menu-badges.ts'
import type { KnownRemote } from '../release/known-release.ts'
import { type RemoteFailureReason, RemoteLoadError } from '../remotes/remote-failure.ts'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { MainMenu } from './main-menu.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const buildRemote = (name: string, facts: Partial<KnownRemote> = {}) =>
  buildReleasedRemote({
    name,
    paths: [`/${name}/`],
    menu: [{ title: name, path: `/${name}/`, icon: 'screen', order: 1 }],
    ...facts,
  })

const release = buildRelease(
  buildRemote('down'),
  buildRemote('hidden', { permissions: ['hidden.open'] }),
  buildRemote('off', { disabled: { reason: 'it is moving', since: '2026-01-01' } }),
  buildRemote('old'),
  buildRemote('kept', {
    menu: [
      { title: 'kept', path: '/kept/', icon: 'screen', order: 1, feature: 'media' },
      { title: 'lacking', path: '/kept/more/', icon: 'screen', order: 1, feature: 'speakingApi' },
      { title: 'unheard of', path: '/kept/later/', icon: 'screen', order: 1, feature: 'later' },
    ],
  }),
  buildRemote('open', { permissions: ['open.open'] }),
  buildRemote('refused', { permissions: ['refused.open'], withoutPermission: 'explain' }),
)
const failures: Record<string, RemoteFailureReason> = { down: 'unreachable', old: 'too-old' }
const absentSections = [{ path: '/later/', title: 'later' }]

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))
afterEach(() => badgesStore.setState({}, true))

it('shows this environment’s sections, says why one cannot be opened, and loads no code of forbidden ones', async () => {
  sessionStore.setState({
    accessToken: 't',
    user: { id: 1, name: 'Amelia Hart', email: 'a@example.com', roles: [] },
    permissions: ['open.open'],
  })
  const asked: string[] = []
  const started = createConsole(
    {
      config: consoleConfigSchema.parse({ apiBaseUrl: '', absentSections, features: { media: true } }),
      release,
    },
    async ({ name }) => {
      asked.push(name)
      const reason = failures[name]
      if (reason !== undefined) throw new RemoteLoadError(reason)
      return { default: { name, routes: () => [] } }
    },
  )
  for (const name of Object.keys(failures)) await started.loader.load(name)
  const mounted = await mountInConsole(started, createMemoryRouter([{ path: '*', element: <MainMenu /> }]))
  root = mounted.root
  const { element } = mounted
  const links = [...element.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'down, not available',
    'kept',
    'off, switched off',
    'old, too old',
    'open',
    'refused, no access',
    'later, not here',
  ])
  expect(element.querySelector('[title*="it is moving"]')?.textContent).toBe('Off')
  const counts = { '/open/': { count: 3, sentence: '3 records wait' } }
  const foreign = { '/open/': { count: 9, sentence: '9 of another section' } }
  await act(() => badgesStore.setState({ open: counts, kept: foreign }))
  expect(links.map(({ title }) => title)).not.toContain('9 of another section')
  const counted = links.find((link) => link.title === '3 records wait')
  expect(counted?.textContent).toBe('open3')
  const many = { '/open/': { count: 12_345_678, sentence: '12,345,678 records wait' } }
  await act(() => badgesStore.setState({ open: many }))
  expect(counted?.textContent).toBe('open99+')
  for (const link of links) await act(async () => link.focus())
  await act(() => vi.dynamicImportSettled())
  expect(asked.slice(2).sort()).toEqual(['down', 'kept', 'old', 'open'])
})
