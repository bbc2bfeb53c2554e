import { HttpError } from '@console/shared/errors'
import type { ApiClient, OpenRequest } from '@console/shared/http'
import { isSignedIn } from './session.store.ts'

/**
 * Wraps a client so that calls without a session are refused locally, as the server would. Queries of a screen that is
 * still mounted after sign-out would otherwise refetch what was just cleared.
 */
export const refuseSignedOut = (api: ApiClient): ApiClient => ({
  request: async (asked) => api.request(expectSession(asked)),
  requestWithVersion: async (asked) => api.requestWithVersion(expectSession(asked)),
  open: async (asked) => api.open(expectSession(asked)),
})

function expectSession<Asked extends OpenRequest>(asked: Asked): Asked {
  if (asked.isAnonymous === true || isSignedIn()) return asked
  throw new HttpError({ method: asked.method ?? 'GET', route: asked.path, status: 401, details: null })
}
