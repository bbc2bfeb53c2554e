import { beforeEach, expect, it } from 'vitest'
import { beginSession, endSession } from '../session/session.store.ts'
import { readRecentScreens, rememberScreen } from './recent-screens.ts'

const signIn = (id: number) =>
  beginSession({ token: 't', user: { id, email: 'a@b.c', name: 'A', roles: [] }, permissions: [] }, true)
const visit = (...paths: string[]) => {
  for (const path of paths) rememberScreen({ path, title: path })
}
const readPaths = () => readRecentScreens().map(({ path }) => path)

beforeEach(() => {
  localStorage.clear()
  signIn(1)
})

it('keeps the last eight, latest first, each once', () => {
  visit('/a/', '/b/', '/c/', '/d/', '/e/', '/f/', '/g/', '/h/', '/i/', '/c')
  expect(readPaths()).toEqual(['/c', '/i/', '/h/', '/g/', '/f/', '/e/', '/d/', '/b/'])
})

it('belongs to one person, and is gone from the device when they sign out', () => {
  visit('/a/')
  signIn(2)
  expect(readPaths()).toEqual([])
  signIn(1)
  visit('/b/')
  endSession()
  expect(readPaths()).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toContain('/b/')
})

it.each(['', 'no json', '[]', '{"user":1,"screens":[{"path":"//evil.example","title":"x"}]}', '{"user":1}'])(
  'treats %j in storage as an empty list',
  (text) => {
    localStorage.setItem('recent-screens', text)
    expect(readPaths()).toEqual([])
    visit('/a/')
    expect(readPaths()).toEqual(['/a/'])
  },
)
