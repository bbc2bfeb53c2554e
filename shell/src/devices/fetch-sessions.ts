import type { ApiClient } from '@console/shared/http'
import { isMissingCall, isPassingFailure, noteMissingCall } from '@console/shared/missing-calls'
import { type OpenSession, sessionListSchema } from '@console/shared/schemas/session-list'

const call = 'GET sessions'

/** Null where the server has no such list. Throws where it may have one and did not say. */
export async function fetchSessions(api: ApiClient, signal: AbortSignal): Promise<OpenSession[] | null> {
  if (isMissingCall(call)) return null
  try {
    const sessions = await api.request({ path: 'sessions', schema: sessionListSchema, signal })
    return sessions.toSorted(byUse)
  } catch (error) {
    if (isPassingFailure(error)) throw error
    noteMissingCall(call)
    return null
  }
}

/** The asking session first, then those that were in use last. */
const byUse = (a: OpenSession, b: OpenSession) =>
  Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at)
