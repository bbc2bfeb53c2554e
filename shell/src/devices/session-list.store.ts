import type { ApiClient } from '@console/shared/http'
import type { OpenSession } from '@console/shared/schemas/session-list'
import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../session/session.store.ts'
import { fetchSessions } from './fetch-sessions.ts'

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

let asking = new AbortController()

// What one person was told is not for the next, and a token that is over is not asked with.
sessionStore.subscribe(({ user }, previous) => {
  if (user?.id === previous.user?.id) return
  asking.abort()
  asking = new AbortController()
  sessionListStore.setState(unknown)
})

/** Once a visit, for the menu: a server that has no such list is not asked again. */
export function askForSessionsOnce(api: ApiClient): Promise<void> {
  return sessionListStore.getState().sessions === undefined ? askForSessions(api) : Promise.resolve()
}

export async function askForSessions(api: ApiClient): Promise<void> {
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

/** Without asking: the server has just ended it. */
export const forgetSession = (id: OpenSession['id']) =>
  sessionListStore.setState(({ sessions }) => ({
    sessions: sessions?.filter((session) => session.id !== id),
  }))
