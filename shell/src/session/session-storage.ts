import type { GuardedStorage } from '@console/shared/guarded-storage'
import { userSchema } from '@console/shared/schemas/session'
import * as z from 'zod/mini'
import { deviceStorage, readStoredJson, tabStorage } from '../environment/device-storage.ts'

/** SPEC §3: the user record has a fixed key, storage version 1. */
const userKey = 'auth'
const tokenKey = 'auth-token'
/** A tab's token for the release server ends with the session. */
export const releaseTokenKey = 'release-token'

/** The signed-in person and their permissions. Sessions stored without permissions have none until the next sign-in. */
export const personFields = { user: userSchema, permissions: z.catch(z.array(z.string()), []) }

const storedPersonSchema = z.object({ version: z.literal(1), state: z.object(personFields) })
type StoredPerson = z.infer<typeof storedPersonSchema>['state']

export type RunningSession = StoredPerson & { accessToken: string }

/** The stored session; unreadable data counts as signed out. */
export function readStoredSession(): RunningSession | null {
  const accessToken = tabStorage.read(tokenKey) ?? deviceStorage.read(tokenKey)
  const person = readPerson(deviceStorage) ?? readPerson(tabStorage)
  return accessToken === null || accessToken === '' || person === null ? null : { accessToken, ...person }
}

/** Another tab may have a running session, and its token. */
export const hasStoredUser = () => readPerson(deviceStorage) !== null

/** Includes tokens that belong to no readable person. */
export const listStoredTokens = () => [tabStorage.read(tokenKey), deviceStorage.read(tokenKey)]

export const isSessionRemembered = () => deviceStorage.read(tokenKey) !== null

const readPerson = (storage: GuardedStorage): StoredPerson | null =>
  readStoredJson(storage, userKey, storedPersonSchema)?.state ?? null

/** A remembered token survives closing the browser, any other only the tab. */
export function storeSession({ accessToken, ...person }: RunningSession, isRemembered: boolean) {
  clearStoredSession()
  storePerson(person)
  // If device storage is full, the tab's may still have room.
  if (!isRemembered || !deviceStorage.write(tokenKey, accessToken)) tabStorage.write(tokenKey, accessToken)
}

/** For a session that another tab started and stored. */
export function storeSessionOfOtherTab({ accessToken, ...person }: RunningSession) {
  if (!hasStoredUser()) storePerson(person)
  if (deviceStorage.read(tokenKey) === accessToken) tabStorage.remove(tokenKey)
  else tabStorage.write(tokenKey, accessToken)
}

function storePerson({ user, permissions }: StoredPerson) {
  const record = JSON.stringify({ state: { user, permissions }, version: 1 })
  if (!deviceStorage.write(userKey, record)) tabStorage.write(userKey, record)
}

export function clearStoredSession() {
  deviceStorage.remove(userKey)
  deviceStorage.remove(tokenKey)
  clearTabSession()
}

/** Leaves the data that other tabs may be using. */
export function clearTabSession() {
  tabStorage.remove(userKey)
  tabStorage.remove(tokenKey)
  tabStorage.remove(releaseTokenKey)
  for (const key of listTabKeys()) if (seenKeys.test(key)) tabStorage.remove(key)
}

/** Lists remember the order of their records and the row that had the focus. */
const seenKeys = /^(console\/list-order|list-row)\//

function listTabKeys(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}
