import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStoredSession, readStoredSession, storeSession } from './session-storage.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [{ name: 'editor' }] }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('keeps the user under the fixed key with storage version 1', () => {
  storeSession('t-1', user, false)
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ state: { user }, version: 1 })
})

it('keeps a remembered token on the device and another one in the tab', () => {
  storeSession('t-1', user, true)
  expect(localStorage.getItem('auth-token')).toBe('t-1')
  storeSession('t-2', user, false)
  expect(localStorage.getItem('auth-token')).toBeNull()
  expect(sessionStorage.getItem('auth-token')).toBe('t-2')
  expect(readStoredSession()).toEqual({ token: 't-2', user })
})

it.each([
  ['corrupt', '{'],
  ['of an older version', JSON.stringify({ state: { user }, version: 0 })],
  ['of a wrong shape', JSON.stringify({ state: { user: { id: 7 } }, version: 1 })],
  ['null', 'null'],
])('counts a record that is %s as signed out', (_what, text) => {
  localStorage.setItem('auth', text)
  localStorage.setItem('auth-token', 't-1')
  expect(readStoredSession()).toEqual({ token: null, user: null })
})

it('goes on without storage that is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => storeSession('t-1', user, true)).not.toThrow()
  expect(readStoredSession()).toEqual({ token: null, user: null })
})

it('leaves nothing of a session behind', () => {
  storeSession('t-1', user, true)
  clearStoredSession()
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
