import { consoleConfigSchema } from '@console/shared/config'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createConsole } from '../boot/create-console.ts'
import { mountInConsole } from '../boot/testing/mount-in-console.tsx'
import { buildRelease } from '../remotes/testing/released-remote.ts'
import { sessionStore } from '../session/session.store.ts'
import { SignInScreen } from './sign-in-screen.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => sessionStore.setState({ accessToken: null, user: null }))

async function openScreen(settings: { passwordHelp?: string } = {}) {
  const config = consoleConfigSchema.parse({ apiBaseUrl: '', ...settings })
  const started = createConsole({ config, release: buildRelease() }, () =>
    Promise.reject(new Error('No remotes here')),
  )
  const router = createMemoryRouter([{ path: '/', Component: SignInScreen }])
  const { element } = await mountInConsole(started, router)
  const password = element.querySelector<HTMLInputElement>('[name=password]')
  if (password === null) throw new Error('There is no field for the password')
  return { element, password }
}

const press = (target: HTMLElement, modifierCapsLock: boolean) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock })))

it('names the product, and the configured contact for forgotten passwords', async () => {
  const { element } = await openScreen({ passwordHelp: 'Ask it@example.com.' })
  expect(element.textContent).toContain('IELTS console')
  expect(element.textContent).toContain('Forgot your password? Ask it@example.com.')
  expect((await openScreen()).element.textContent).not.toContain('Forgot')
})

it('shows the password and hides it again', async () => {
  const { element, password } = await openScreen()
  const button = [...element.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('password'),
  )
  expect([button?.textContent, password.type]).toEqual(['Show password', 'password'])
  await act(async () => button?.click())
  expect([button?.textContent, password.type]).toEqual(['Hide password', 'text'])
  await act(async () => button?.click())
  expect(password.type).toBe('password')
})

it('warns for as long as Caps Lock is on', async () => {
  const { element, password } = await openScreen()
  await press(password, true)
  expect(element.textContent).toContain('Caps Lock is on')
  await press(password, false)
  expect(element.textContent).not.toContain('Caps Lock')
})
