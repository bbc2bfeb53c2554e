import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease, buildReleasedRemote } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { ShortcutsSheet } from './shortcuts-sheet.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** jsdom has dialog elements but cannot open them. */
Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })

let end: (() => Promise<void>) | undefined
afterEach(() => end?.())

async function openSheet(permissions: string[]) {
  sessionStore.setState({ permissions })
  const config = consoleConfigSchema.parse({ apiBaseUrl: '' })
  const release = buildRelease(buildReleasedRemote({ name: 'mocks', permissions: ['mocks.manage'] }))
  const services = createConsole({ config, release }, () => new Promise(() => {}))
  const router = createMemoryRouter([{ path: '/', Component: ShortcutsSheet }])
  const { element, root } = await mountInConsole(services, router)
  end = () => act(async () => root.unmount())
  return [...element.querySelectorAll('section')].map(({ textContent }) => textContent ?? '')
}

it('lists shortcuts for teams apart, and only for people who may see releases', async () => {
  const [anywhere, , inLists, inEditors, forTeams] = await openSheet(['mocks.manage', 'releases.read'])
  expect(forTeams).toMatch(/^For the teams that build the console/)
  expect(forTeams).toContain('Outline each section on the screen')
  expect(anywhere).not.toContain('Outline')
  expect(inLists).toContain('Go to the actions for the selection')
  expect(inEditors).toContain('Go from the outline to the first fieldEnter')
  expect(inEditors).toContain('Undo, redoCtrl + Z or Ctrl + Shift + Z')
  await end?.()
  const shown = await openSheet(['mocks.manage'])
  expect(shown.join()).toContain('Find anything')
  expect(shown.join()).not.toContain('Outline')
})
