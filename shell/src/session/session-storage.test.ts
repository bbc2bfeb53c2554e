import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStoredSession, readStoredSession, releaseTokenKey, storeSession } from './session-storage.ts'

const user = { id: 7, email: 'staff@example.com', name: 'Staff', roles: [{ name: 'editor' }] }
const session = { accessToken: 't-1', user, permissions: ['mocks.manage'] }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

// proves 3.2
it('keeps the user and their permissions under the fixed key with storage version 1', () => {
  storeSession(session, false)
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({
    state: { user, permissions: ['mocks.manage'] },
    version: 1,
  })
  expect(readStoredSession()).toEqual(session)
})

// proves 3.2
it.each([
  ['without permissions', { user }],
  ['with permissions that cannot be read', { user, permissions: 'all' }],
])('a record %s is a session without permissions', (_what, state) => {
  localStorage.setItem('auth', JSON.stringify({ state, version: 1 }))
  localStorage.setItem('auth-token', 't-1')
  expect(readStoredSession()).toEqual({ ...session, permissions: [] })
})

it('keeps a remembered token on the device and another one in the tab', () => {
  storeSession(session, true)
  expect(localStorage.getItem('auth-token')).toBe('t-1')
  storeSession({ ...session, accessToken: 't-2' }, false)
  expect(localStorage.getItem('auth-token')).toBeNull()
  expect(sessionStorage.getItem('auth-token')).toBe('t-2')
  expect(readStoredSession()).toEqual({ ...session, accessToken: 't-2' })
})

// proves 3.2, 6.3
it.each([
  ['corrupt', '{'],
  ['of an older version', JSON.stringify({ state: { user }, version: 0 })],
  ['of a wrong shape', JSON.stringify({ state: { user: { id: 7 } }, version: 1 })],
  ['without roles', JSON.stringify({ state: { user: { ...user, roles: undefined } }, version: 1 })],
  ['of roles without names', JSON.stringify({ state: { user: { ...user, roles: [{}] } }, version: 1 })],
  ['null', 'null'],
])('counts a record that is %s as signed out', (_what, text) => {
  localStorage.setItem('auth', text)
  localStorage.setItem('auth-token', 't-1')
  expect(readStoredSession()).toBeNull()
})

it('works when storage is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => storeSession(session, true)).not.toThrow()
  expect(readStoredSession()).toBeNull()
})

it('keeps the session in the tab where only the device is full', () => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  storeSession(session, true)
  expect(readStoredSession()).toEqual(session)
})

// proves 4.1, V14.3.3
it('leaves nothing of a session behind', () => {
  storeSession(session, true)
  sessionStorage.setItem(releaseTokenKey, 'of a team')
  clearStoredSession()
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('signing out clears what lists remember in the tab', () => {
  storeSession(session, false)
  sessionStorage.setItem('console/list-order/packages', '[1,2]')
  sessionStorage.setItem('list-row/k1', '7')
  clearStoredSession()
  expect(Object.keys(sessionStorage)).toEqual([])
})
