import { openAdminApi } from '@console/admin-api'
import type { ConsoleConfig } from '@console/shared/config'
import type { SmokeApi } from './smoke-api.ts'

/** The demo account that the reference API seeds. */
const staff = { identifier: 'staff@example.com', password: 'ielts-staff', remember_me: true }

/** The reference API with its demo data, in memory. */
export async function openReferenceApi({ apiPathPrefix, features }: ConsoleConfig): Promise<SmokeApi> {
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
