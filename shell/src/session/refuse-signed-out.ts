import { HttpError } from '@console/shared/errors'
import type { ApiClient, ApiRequest } from '@console/shared/http'
import { isSignedIn } from './session.store.ts'

/**
 * The same client; once nobody is signed in, what needs a session is refused as the server would, without asking it. A
 * screen that is left by signing out reads anew what was just forgotten, until the sign-in screen is there.
 */
export const refuseSignedOut = (api: ApiClient): ApiClient => ({
  request: async (asked) => api.request(expectSession(asked)),
  requestWithVersion: async (asked) => api.requestWithVersion(expectSession(asked)),
})

function expectSession<Output>(asked: ApiRequest<Output>): ApiRequest<Output> {
  if (asked.isAnonymous === true || isSignedIn()) return asked
  throw new HttpError({ method: asked.method ?? 'GET', route: asked.path, status: 401, details: null })
}
