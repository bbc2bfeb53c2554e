import { isHttpError, isNetworkError } from '@console/shared/errors'
import type { ApiClient } from '@console/shared/http'
import { type OpenSession, sessionListSchema } from '@console/shared/schemas/session-list'

/** Null where the server has no such list. Throws where it may have one and did not say. */
export async function fetchSessions(api: ApiClient, signal: AbortSignal): Promise<OpenSession[] | null> {
  try {
    const sessions = await api.request({ path: 'sessions', schema: sessionListSchema, signal })
    return sessions.toSorted(byUse)
  } catch (error) {
    if (isPassing(error)) throw error
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
