import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { SettingsDialog } from './settings-dialog.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.hoisted(() => {
  // jsdom has no media queries, which the theme asks for once it is imported.
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  close: () => undefined,
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
})

const buildRemote = (name: string, group: string, permissions: string[] = []) =>
  buildReleasedRemote({
    name,
    paths: [`/${name}/`],
    menu: [{ title: `Settings of ${name}`, path: `/${name}/settings/`, icon: 'screen', order: 1, group }],
    permissions,
  })

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

it('links to the settings screens of remotes that the person may open, and loads no code of theirs', async () => {
  sessionStore.setState({
    accessToken: 't',
    user: { id: 1, name: 'Amelia Hart', email: 'a@example.com', roles: [] },
    permissions: ['mail.open'],
  })
  const importRemote = vi.fn(() => Promise.reject(new Error('Nobody opened it')))
  const started = createConsole(
    {
      config: consoleConfigSchema.parse({ apiBaseUrl: '' }),
      release: buildRelease(
        buildRemote('tickets', 'Settings'),
        buildRemote('mail', 'Settings', ['mail.open']),
        buildRemote('money', 'Settings', ['money.open']),
        buildRemote('notes', 'Content'),
      ),
    },
    importRemote,
  )
  const router = createMemoryRouter([{ path: '*', element: <SettingsDialog /> }])
  const mounted = await mountInConsole(started, router)
  root = mounted.root
  const links = [...mounted.element.querySelectorAll('nav a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Settings of mail', 'Settings of tickets'])
  await act(async () => (links[0] as HTMLElement).click())
  expect(router.state.location.pathname).toBe('/mail/settings/')
  expect(importRemote).not.toHaveBeenCalled()
})
