import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { type OpenSession, sessionListSchema } from '@console/shared/schemas/session-list'
import { queryOptions } from '@tanstack/react-query'

export const allSessions = ['sessions'] as const

/** Where one is signed in; null on a server that does not say. Asked once a visit, unless somebody looks at the list. */
export const sessionListQueries = {
  all: (api: ApiClient) =>
    queryOptions({
      queryKey: allSessions,
      queryFn: ({ signal }) => fetchSessions(api, signal),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
}

async function fetchSessions(api: ApiClient, signal: AbortSignal): Promise<OpenSession[] | null> {
  try {
    const sessions = await api.request({ path: 'sessions', schema: sessionListSchema, signal })
    return sessions.toSorted(byUse)
  } catch (error) {
    if (signal.aborted || isPassing(error)) throw error
    return null
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
