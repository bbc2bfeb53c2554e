import type { SignInResult, User } from '@console/shared/schemas/session'
import { createStore } from 'zustand/vanilla'
import { clearStoredSession, readStoredSession, storeSession } from './session-storage.ts'

export type Session = { token: string | null; user: User | null }

/** Logged out (no token, no user) or logged in (both present): SPEC §4. */
export const sessionStore = createStore<Session>(() => readStoredSession())

export const isSignedIn = () => sessionStore.getState().token !== null

export function beginSession({ token, user }: SignInResult, isRemembered: boolean) {
  storeSession(token, user, isRemembered)
  sessionStore.setState({ token, user })
}

/** Takes over the session of another tab, for this tab. */
export function adoptSession({ token, user }: Session) {
  if (token !== null && user !== null) beginSession({ token, user, permissions: [] }, false)
}

export function endSession() {
  clearStoredSession()
  sessionStore.setState({ token: null, user: null })
}
