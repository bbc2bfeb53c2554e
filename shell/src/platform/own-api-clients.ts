import type { ConsoleConfig } from '@console/shared/config'
import { type ApiClient, createApiClient } from '@console/shared/http'
import type { Telemetry } from '@console/shared/platform'
import { refuseSignedOut } from '../session/refuse-signed-out.ts'
import { sessionStore } from '../session/session.store.ts'
import { trackWrites } from '../session/writes-under-way.ts'

/** Clients of the APIs in the configuration, one for each, so that a busy server delays its own callers alone. */
export function createOwnApiClients(
  apis: ConsoleConfig['apis'],
  log: Telemetry['log'],
): (name: string) => ApiClient {
  const clients = new Map<string, ApiClient>()
  return (name) => {
    const api = Object.hasOwn(apis, name) ? apis[name] : undefined
    if (api === undefined)
      throw new Error(
        `/config.json of this console names no address for the API “${name}”. Add "apis": { "${name}": { "url": "https://…" } } to it.`,
      )
    const client = clients.get(name) ?? logUnversioned(createOwnApi(api), name, log)
    clients.set(name, client)
    return client
  }
}

/** Once: without a version that pages may read, a save cannot detect that somebody else was faster. */
function logUnversioned(client: ApiClient, name: string, log: Telemetry['log']): ApiClient {
  let isLogged = false
  return {
    ...client,
    async requestWithVersion(asked) {
      const read = await client.requestWithVersion(asked)
      if (read.version === null && !isLogged) {
        isLogged = true
        log(
          'warn',
          `The API “${name}” sends no strong ETag that pages may read (Access-Control-Expose-Headers)`,
        )
      }
      return read
    },
  }
}

/** A 401 of an own API says nothing about the session, which the console's own API decides on. */
const createOwnApi = ({ url, sendsToken }: ConsoleConfig['apis'][string]): ApiClient =>
  refuseSignedOut(
    trackWrites(
      createApiClient({
        baseUrl: url.replace(/\/$/, ''),
        readToken: () => (sendsToken ? sessionStore.getState().accessToken : null),
        sendsIdempotencyKeys: true,
        isPlain: true,
      }),
    ),
  )

/** The same for one remote, which may call those that its configuration names. */
export function toRemoteApis(
  ownApi: (name: string) => ApiClient,
  remote: string,
  listApis: (remote: string) => readonly string[],
): (name: string) => ApiClient {
  return (name) => {
    if (listApis(remote).includes(name)) return ownApi(name)
    throw new Error(
      `${remote} calls the API “${name}”, which its remote.config.ts does not name. Add apis: ['${name}'] to it.`,
    )
  }
}
