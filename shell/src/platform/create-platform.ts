import { createApiClient } from '@console/shared/http'
import { type Platform, platformVersion, type Telemetry } from '@console/shared/platform'
import { createDrafts } from '../drafts/drafts.ts'
import { createExtensions } from '../extensions/create-extensions.ts'
import { openEditors } from '../leaving/open-editors.ts'
import { createLinkTo } from '../navigation/create-link-to.ts'
import { isPermitted } from '../navigation/permitted-screens.ts'
import { notify } from '../notices/notify.ts'
import { sayPause } from '../notices/say-pause.ts'
import type { BootDocuments } from '../release/boot-documents.ts'
import { takeEarlyResponse } from '../release/early-requests.ts'
import { preloadScreen } from '../remotes/preload-screen.ts'
import type { RemoteLoader } from '../remotes/remote-loader.ts'
import { renewSession } from '../session/reauthentication.store.ts'
import { refuseSignedOut } from '../session/refuse-signed-out.ts'
import { sessionStore } from '../session/session.store.ts'
import { trackWrites } from '../session/writes-under-way.ts'
import { createSessionQueries } from './create-session-queries.ts'
import { createOwnApiClients } from './own-api-clients.ts'

export type PlatformParts = BootDocuments & { loader: RemoteLoader; telemetry: Telemetry }

/** The shell's own platform, from which each remote gets its own. */
export function createPlatform({ config, release, loader, telemetry }: PlatformParts): Platform {
  const mayOpen = (path: string) =>
    isPermitted(loader.remotes.getState(), path, sessionStore.getState().permissions)
  return {
    version: platformVersion,
    queryClient: createSessionQueries(),
    api: refuseSignedOut(
      trackWrites(
        createApiClient({
          baseUrl: `${config.apiBaseUrl}${config.apiPathPrefix}`,
          readToken: () => sessionStore.getState().accessToken,
          onUnauthorized: renewSession,
          takeAnswer: takeEarlyResponse,
          onPause: sayPause,
          sendsIdempotencyKeys: config.apiBaseUrl === '' || config.features.idempotencyKeys,
        }),
      ),
    ),
    ownApi: createOwnApiClients(config.apis, telemetry.log),
    session: {
      readUser: () => sessionStore.getState().user,
      readPermissions: () => sessionStore.getState().permissions,
      subscribe: (listener) => sessionStore.subscribe(listener),
    },
    telemetry,
    notify,
    drafts: createDrafts(),
    editors: openEditors,
    // The shell's own section lasts as long as the page; each remote gets its own.
    section: { signal: new AbortController().signal },
    links: {
      findOwner: (path) => loader.findOwner(path)?.name ?? null,
      preload: (path) => {
        const owner = loader.findOwner(path)
        if (owner === null || owner.problems || owner.disabled) return
        preloadScreen(owner, path)
        void loader.load(owner.name)
      },
      mayOpen,
      linkTo: createLinkTo(loader),
    },
    extensions: createExtensions({ loader, telemetry, mayOpen }),
    release: {
      id: release.id,
      shell: release.shell.version,
      get remotes() {
        return loader.remotes.getState().map(({ name, version }) => ({ name, version }))
      },
    },
    settings: {
      defaultCurrency: config.defaultCurrency,
      timeZone: config.timeZone,
      apiTimeZone: config.apiTimeZone,
      features: config.features,
    },
  }
}
