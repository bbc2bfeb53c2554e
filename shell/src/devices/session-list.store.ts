import type { ApiClient } from '@console/shared/http'
import type { OpenSession } from '@console/shared/schemas/session-list'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../session/session.store.ts'
import { fetchSessions } from './fetch-sessions.ts'

type SessionListState = {
  /** Sessions of the signed-in person; undefined until the server answers, null when it has no such list. */
  sessions: readonly OpenSession[] | null | undefined
  /** Error of the last request. */
  failure: unknown
  isAsking: boolean
}

const unknown: SessionListState = { sessions: undefined, failure: null, isAsking: false }

/** A store rather than a query: the account menu would pull the query code ahead of the first screen. */
export const sessionListStore = createStore<SessionListState>(() => unknown)

let asking = new AbortController()

// The list belongs to one person and one token.
sessionStore.subscribe(({ user }, previous) => {
  if (user?.id === previous.user?.id) return
  asking.abort()
  asking = new AbortController()
  sessionListStore.setState(unknown)
})

/** Once per visit, for the menu: a server without such a list is not asked again. */
export function requestSessionsOnce(api: ApiClient): Promise<void> {
  return sessionListStore.getState().sessions === undefined ? requestSessions(api) : Promise.resolve()
}

export async function requestSessions(api: ApiClient): Promise<void> {
  if (sessionListStore.getState().isAsking) return
  const asker = sessionStore.getState().user
  sessionListStore.setState({ isAsking: true })
  const answer = await fetchList(api, asking.signal)
  if (sessionStore.getState().user?.id === asker?.id)
    sessionListStore.setState({ ...answer, isAsking: false })
}

async function fetchList(api: ApiClient, signal: AbortSignal): Promise<Partial<SessionListState>> {
  try {
    return { sessions: await fetchSessions(api, signal), failure: null }
  } catch (error) {
    return { failure: error }
  }
}

/** Without a request: the server has just ended it. */
export const forgetSession = (id: OpenSession['id']) =>
  sessionListStore.setState(({ sessions }) => ({
    sessions: sessions?.filter((session) => session.id !== id),
  }))
