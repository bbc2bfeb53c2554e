import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { type OpenSession, sessionListSchema } from '@console/shared/schemas/session-list'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../session/session.store.ts'

type SessionListState = {
  /** Where one is signed in; undefined until the server has said so, null where it does not say such a thing. */
  sessions: readonly OpenSession[] | null | undefined
  /** Of the last time that it was asked. */
  failure: unknown
  isAsking: boolean
}

const unknown: SessionListState = { sessions: undefined, failure: null, isAsking: false }

/** A store of its own: with a query the account menu would bring its machinery ahead of the first screen. */
export const sessionListStore = createStore<SessionListState>(() => unknown)

// What one person was told is not for the next.
sessionStore.subscribe(({ user }, previous) => {
  if (user?.id !== previous.user?.id) sessionListStore.setState(unknown)
})

/** Once a visit, for the menu: a server that has no such list is not asked again. */
export function askForSessionsOnce(api: ApiClient): Promise<void> {
  return sessionListStore.getState().sessions === undefined ? askForSessions(api) : Promise.resolve()
}

export async function askForSessions(api: ApiClient): Promise<void> {
  if (sessionListStore.getState().isAsking) return
  const asker = sessionStore.getState().user
  sessionListStore.setState({ isAsking: true })
  const answer = await fetchSessions(api)
  if (sessionStore.getState().user?.id === asker?.id)
    sessionListStore.setState({ ...answer, isAsking: false })
}

/** Without asking: the server has just ended it. */
export const forgetSession = (id: OpenSession['id']) =>
  sessionListStore.setState(({ sessions }) => ({
    sessions: sessions?.filter((session) => session.id !== id),
  }))

async function fetchSessions(api: ApiClient): Promise<Partial<SessionListState>> {
  try {
    const sessions = await api.request({ path: 'sessions', schema: sessionListSchema })
    return { sessions: sessions.toSorted(byUse), failure: null }
  } catch (error) {
    return isPassing(error) ? { failure: error } : { sessions: null, failure: null }
  }
}

/** Anything else is how a server says that it has no such call: no such address, no such method, a page of its own. */
const isPassing = (error: unknown) =>
  isNetworkError(error) ||
  (isHttpError(error) && ([401, 408, 425, 429].includes(error.status) || isOutage(error.status)))

const isOutage = (status: number) => status >= 500 && status !== 501

/** The asking session first, then those that were in use last. */
const byUse = (a: OpenSession, b: OpenSession) =>
  Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at)
