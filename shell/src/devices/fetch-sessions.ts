import type { ApiClient } from '@console/shared/http'
import { isMissingCall, isTemporaryFailure, noteMissingCall } from '@console/shared/missing-calls'
import { type OpenSession, sessionListSchema } from '@console/shared/schemas/session-list'

const call = 'GET sessions'

/** Null when the server has no session list. Throws when the server may have one but failed to answer. */
export async function fetchSessions(api: ApiClient, signal: AbortSignal): Promise<OpenSession[] | null> {
  if (isMissingCall(call)) return null
  try {
    const sessions = await api.request({ path: 'sessions', schema: sessionListSchema, signal })
    return sessions.toSorted(byUse)
  } catch (error) {
    if (isTemporaryFailure(error)) throw error
    noteMissingCall(call)
    return null
  }
}

/** This session first, then the most recently used. */
const byUse = (a: OpenSession, b: OpenSession) =>
  Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at)
