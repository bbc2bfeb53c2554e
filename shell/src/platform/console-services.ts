import { sendDeletions } from '@console/shared/deletion/waiting'
import { findRequestId, toUserMessage } from '@console/shared/errors'
import { createApiClient } from '@console/shared/http'
import { type Platform, platformVersion } from '@console/shared/platform'
import { createQueryClient } from '@console/shared/query'
import { createContext, use } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createDrafts } from '../drafts/drafts.ts'
import { toEnvironment } from '../environment/environment.ts'
import { openEditors } from '../leaving/open-editors.ts'
import { seedOnlineManager } from '../network/seed-online-manager.ts'
import { notify } from '../notices/notify.ts'
import type { BootDocuments } from '../release/fetch-boot-documents.ts'
import { preloadPath } from '../release/release-assets.ts'
import { createRemoteLoader, type ImportRemote, type RemoteLoader } from '../remotes/remote-loader.ts'
import { reportViolations } from '../security/report-violations.ts'
import { renewSession } from '../session/reauthentication.store.ts'
import { beforeSessionEnds, isSignedIn, sessionStore } from '../session/session.store.ts'
import { trackWrites } from '../session/writes-under-way.ts'
import { type ConsoleTelemetry, createTelemetry } from '../telemetry/create-telemetry.ts'
import { listSinks } from '../telemetry/list-sinks.ts'

/** What the shell's own screens work with; remotes see only `platform` of it. */
export type ConsoleServices = BootDocuments & {
  loader: RemoteLoader
  /** Names of the remotes whose routes hang in the router. */
  grafted: StoreApi<ReadonlySet<string>>
  platform: Platform
  telemetry: ConsoleTelemetry
}

export function createConsoleServices(
  { config, release }: BootDocuments,
  importRemote: ImportRemote,
): ConsoleServices {
  seedOnlineManager()
  const loader = createRemoteLoader(release, importRemote, () => platform)
  const telemetry = createTelemetry(
    listSinks(config, { release: release.id, environment: toEnvironment(location.hostname) }),
  )
  reportViolations(telemetry)
  const platform: Platform = {
    version: platformVersion,
    queryClient: createQueryClient({
      // To a person who has left, what they had asked for is no news.
      onRefetchFailed: (error) => {
        if (isSignedIn()) {
          notify.error('What you see may be out of date', {
            description: [toUserMessage(error), ...toRequestNote(error)].join(' '),
          })
        }
      },
      onWriteFailed: (error) => {
        if (!isSignedIn()) return
        const [description] = toRequestNote(error)
        notify.error(toUserMessage(error), description === undefined ? {} : { description })
      },
    }),
    api: trackWrites(
      createApiClient({
        baseUrl: `${config.apiBaseUrl}${config.apiPathPrefix}`,
        readToken: () => sessionStore.getState().accessToken,
        onUnauthorized: renewSession,
        sendsIdempotencyKeys: config.apiBaseUrl === '' || config.features.idempotencyKeys,
      }),
    ),
    session: {
      readUser: () => sessionStore.getState().user,
      readPermissions: () => sessionStore.getState().permissions,
      subscribe: (listener) => sessionStore.subscribe(listener),
    },
    telemetry,
    notify,
    drafts: createDrafts(),
    editors: openEditors,
    // Of the shell's own screens, which last as long as the page; a remote gets its own.
    section: { signal: new AbortController().signal },
    links: {
      findOwner: (path) => loader.findOwner(path)?.name ?? null,
      preload: (path) => {
        const owner = loader.findOwner(path)
        if (owner === null || owner.problems || owner.disabled) return
        preloadPath(path)
        void loader.load(owner.name)
      },
    },
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
      features: config.features,
    },
  }
  // A delete that waits is made in the name of who asked for it, wherever they signed out.
  beforeSessionEnds(() => sendDeletions(platform.queryClient))
  // What one person read is not for the next.
  sessionStore.subscribe((session, previous) => {
    if (previous.user !== null && session.user?.id !== previous.user.id) platform.queryClient.clear()
  })
  const grafted = createStore<ReadonlySet<string>>(() => new Set())
  return { config, release, loader, grafted, platform, telemetry }
}

/** For whoever looks the request up in the server's log; empty where the server gave it no id. */
function toRequestNote(error: unknown): string[] {
  const requestId = findRequestId(error)
  return requestId === undefined ? [] : [`Request ${requestId}`]
}

export const ConsoleContext = createContext<ConsoleServices | null>(null)

export function useConsole(): ConsoleServices {
  const services = use(ConsoleContext)
  if (services === null) throw new Error('useConsole was called outside the console')
  return services
}
