import { type SignInResult, toPermissionNames } from '@console/shared/schemas/session'
import { createStore } from 'zustand/vanilla'
import { clearCaches } from './clear-caches.ts'
import {
  clearStoredSession,
  clearTabSession,
  type RunningSession,
  readStoredSession,
  storeSession,
  storeSessionOfOtherTab,
} from './session-storage.ts'
import { holdLastWritesLock } from './writes-under-way.ts'

/** Logged out (no token, no user) or logged in (both present): SPEC §4. */
export type Session = RunningSession | { accessToken: null; user: null; permissions: readonly string[] }

const signedOut: Session = { accessToken: null, user: null, permissions: [] }

export const sessionStore = createStore<Session>(() => readStoredSession() ?? signedOut)

export const isSignedIn = () => sessionStore.getState().accessToken !== null

const toSession = ({ token, user, permissions }: SignInResult): RunningSession => ({
  accessToken: token,
  user,
  permissions: toPermissionNames(permissions),
})

export function beginSession(result: SignInResult, isRemembered: boolean) {
  const session = toSession(result)
  storeSession(session, isRemembered)
  sessionStore.setState(session)
}

const endingListeners = new Set<() => void>()

/** Registers a callback that runs just before the session ends here, for calls that need it. */
export const onSessionEnding = (run: () => void) => void endingListeners.add(run)

/** Sends the calls that need the session, in this tab. */
export function notifySessionEnding() {
  for (const run of endingListeners) run()
  holdLastWritesLock()
}

export function endSession() {
  notifySessionEnding()
  clearStoredSession()
  sessionStore.setState(signedOut)
  void clearCaches()
}

/** Takes over another tab's session for this tab. */
export function adoptSession(told: SignInResult) {
  const session = toSession(told)
  storeSessionOfOtherTab(session)
  sessionStore.setState(session)
}

/** Follows another tab that ended the session and has already cleared shared data. */
export function leaveSession() {
  notifySessionEnding()
  clearTabSession()
  sessionStore.setState(signedOut)
}
