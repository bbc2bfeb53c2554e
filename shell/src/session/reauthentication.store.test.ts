import { beforeEach, expect, it } from 'vitest'
import { reauthenticationStore, renewSession } from './reauthentication.store.ts'
import { beginSession, endSession } from './session.store.ts'

const user = { id: 1, email: 'staff@example.com', name: 'Staff', roles: [] }
const other = { ...user, id: 2 }
const isAsking = () => reauthenticationStore.getState().question !== null

beforeEach(() => {
  endSession()
  beginSession({ token: 'old', user, permissions: [] }, false)
})

// proves 6.2
it('asks once for any number of unauthorised requests, and repeats them all after signing in', async () => {
  let asked = 0
  const stop = reauthenticationStore.subscribe(({ question }, before) => {
    if (question !== null && question !== before.question) asked += 1
  })
  const refused = Array.from({ length: 50 }, () => renewSession('old'))
  expect(isAsking()).toBe(true)
  beginSession({ token: 'new', user, permissions: [] }, false)
  expect(await Promise.all(refused)).toEqual(refused.map(() => true))
  expect(asked).toBe(1)
  expect(isAsking()).toBe(false)
  stop()
})

it('repeats a request that was refused with an already replaced token, without asking', async () => {
  const first = renewSession('old')
  beginSession({ token: 'new', user, permissions: [] }, false)
  await first
  expect(await renewSession('old')).toBe(true)
  expect(isAsking()).toBe(false)
})

it.each([
  ['leaves instead', endSession],
  ['is followed by somebody else', () => beginSession({ token: 'new', user: other, permissions: [] }, false)],
])('leaves the requests refused when the person %s', async (_what, act) => {
  const refused = [renewSession('old'), renewSession('old')]
  act()
  expect(await Promise.all(refused)).toEqual([false, false])
  expect(await renewSession('old')).toBe(false)
  expect(isAsking()).toBe(false)
})
