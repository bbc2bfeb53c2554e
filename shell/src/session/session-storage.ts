import { type User, userSchema } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { deviceStorage, tabStorage } from './device-storage.ts'

/** SPEC §3: the user record is kept under a fixed key, storage version 1. */
const userKey = 'auth'
const tokenKey = 'auth-token'

const storedUserSchema = z.object({ version: z.literal(1), state: z.object({ user: userSchema }) })

export type StoredSession = { token: string | null; user: User | null }

/** What the device holds of a session; anything unreadable counts as signed out. */
export function readStoredSession(): StoredSession {
  const token = tabStorage.read(tokenKey) ?? deviceStorage.read(tokenKey)
  const user = parseUser(deviceStorage.read(userKey)) ?? parseUser(tabStorage.read(userKey))
  return token === null || token === '' || user === null ? { token: null, user: null } : { token, user }
}

/** A session may be running in another tab, which holds its token. */
export const hasStoredUser = () => parseUser(deviceStorage.read(userKey)) !== null

export const isSessionRemembered = () => deviceStorage.read(tokenKey) !== null

function parseUser(text: string | null): User | null {
  if (text === null) return null
  try {
    const stored = storedUserSchema.safeParse(JSON.parse(text))
    return stored.success ? stored.data.state.user : null
  } catch {
    return null
  }
}

/** A remembered token outlives the browser, another one only the tab. */
export function storeSession(token: string, user: User, isRemembered: boolean) {
  clearStoredSession()
  storeUser(user)
  // Where the device is full, the tab still has room of its own.
  if (!isRemembered || !deviceStorage.write(tokenKey, token)) tabStorage.write(tokenKey, token)
}

/** For a session that another tab began and stored. */
export function storeSessionOfOtherTab(token: string, user: User) {
  if (!hasStoredUser()) storeUser(user)
  if (deviceStorage.read(tokenKey) === token) tabStorage.remove(tokenKey)
  else tabStorage.write(tokenKey, token)
}

function storeUser(user: User) {
  const record = JSON.stringify({ state: { user }, version: 1 })
  if (!deviceStorage.write(userKey, record)) tabStorage.write(userKey, record)
}

export function clearStoredSession() {
  deviceStorage.remove(userKey)
  deviceStorage.remove(tokenKey)
  clearTabSession()
}

/** Leaves what other tabs of the browser may be using. */
export function clearTabSession() {
  tabStorage.remove(userKey)
  tabStorage.remove(tokenKey)
}
