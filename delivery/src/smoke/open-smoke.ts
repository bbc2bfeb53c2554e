import type { ConsoleConfig } from '@console/shared/config'
import { createOpenSmoke } from './create-open-smoke.ts'
import type { SmokeApi } from './smoke-api.ts'

/** How a release is run in the workspace: asking the reference API, unless another is named. */
export const openSmoke = createOpenSmoke(openReferenceApi)

/** The demo account that the reference API seeds. */
const staff = { identifier: 'staff@example.com', password: 'ielts-staff', remember_me: true }

/** The reference API with its demo data, in memory. */
async function openReferenceApi({ apiPathPrefix, features }: ConsoleConfig): Promise<SmokeApi> {
  // Loaded when it is needed: most commands run no release.
  const { openAdminApi } = await import('@console/admin-api')
  const api = await openAdminApi({ seed: 'demo', features })
  const answer = await api.fetch(
    new Request(`http://localhost${apiPathPrefix}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost' },
      body: JSON.stringify(staff),
    }),
  )
  const { data } = await answer.json()
  const session = { token: data.token, user: data.user }
  return { name: 'the reference API', session, fetch: (request) => api.fetch(request), close: api.close }
}
