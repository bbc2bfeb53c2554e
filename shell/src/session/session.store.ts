import type { SignInResult, User } from '@console/shared/schemas/session'
import { createStore } from 'zustand/vanilla'
import {
  clearStoredSession,
  clearTabSession,
  readStoredSession,
  storeSession,
  storeSessionOfOtherTab,
} from './session-storage.ts'

export type Session = { token: string | null; user: User | null }
export type RunningSession = { token: string; user: User }

/** Logged out (no token, no user) or logged in (both present): SPEC §4. */
export const sessionStore = createStore<Session>(() => readStoredSession())

const signedOut: Session = { token: null, user: null }

export const isSignedIn = () => sessionStore.getState().token !== null

export function beginSession({ token, user }: Pick<SignInResult, 'token' | 'user'>, isRemembered: boolean) {
  storeSession(token, user, isRemembered)
  sessionStore.setState({ token, user })
}

const farewells = new Set<() => void>()

/** Runs while the session still holds, just before it ends here: for calls that need it. */
export const beforeSessionEnds = (run: () => void) => void farewells.add(run)

export function endSession() {
  for (const run of farewells) run()
  clearStoredSession()
  sessionStore.setState(signedOut)
}

/** Takes over the session of another tab, for this tab. */
export function adoptSession({ token, user }: RunningSession) {
  storeSessionOfOtherTab(token, user)
  sessionStore.setState({ token, user })
}

/** Follows another tab, which has already seen to what all tabs share. */
export function leaveSession() {
  for (const run of farewells) run()
  clearTabSession()
  sessionStore.setState(signedOut)
}
