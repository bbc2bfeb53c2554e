import { ownApiPrefix } from '@console/node-server/recording'
import { createApiClient } from '@console/shared/http'
import type {
  Draft,
  DraftKey,
  Drafts,
  NoticeOptions,
  NoticeText,
  Notify,
  Platform,
} from '@console/shared/platform'
import { platformVersion } from '@console/shared/platform'
import { createQueryClient } from '@console/shared/query'
import { type SignInResult, signInResultSchema, toPermissionNames } from '@console/shared/schemas/session'
import { createStore } from 'zustand'

export type Notice = {
  kind: 'success' | 'info' | 'warning' | 'error' | 'message' | 'loading'
  message: string
  description?: string
  /** Only if it differs from the default. */
  duration?: number
  /** For a test to take or to ignore. */
  action?: NonNullable<NoticeOptions['action']>
  onClose?: () => void
}

export type TelemetryRecord =
  | { kind: 'event'; event: string; properties: Record<string, unknown> }
  | { kind: 'log'; level: string; message: string }
  | { kind: 'exception'; error: unknown }

export type TestPlatform = Platform & {
  notices: Notice[]
  telemetryRecords: TelemetryRecord[]
  /** Simulates going to another section. */
  leaveSection(): void
}

/** Demo staff of the reference admin API. */
const credentials = { identifier: 'staff@example.com', password: 'ielts-staff', remember_me: false }

export function signIn(baseUrl: string): Promise<SignInResult> {
  const anonymous = createApiClient({ baseUrl, readToken: () => null })
  return anonymous.request({ method: 'POST', path: 'login', body: credentials, schema: signInResultSchema })
}

/** A small Platform: real API and query clients, with notices, telemetry and drafts that can be inspected. */
export function createTestPlatform(baseUrl: string, session: SignInResult): TestPlatform {
  const notices: Notice[] = []
  const telemetryRecords: TelemetryRecord[] = []
  const notify = createNotify(notices)
  const sessionStore = createStore(() => ({
    user: session.user,
    permissions: toPermissionNames(session.permissions),
  }))
  const visit = new AbortController()
  const queryClient = createQueryClient({
    onRefetchFailed: (error) => notify.error(error.message),
    onWriteFailed: (error) => notify.error(error.message),
  })
  const defaults = queryClient.getDefaultOptions()
  // The same retry rules, without delays.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } })
  return {
    version: platformVersion,
    queryClient,
    api: createApiClient({ baseUrl, readToken: () => session.token, sendsIdempotencyKeys: true }),
    ownApi: (name) =>
      createApiClient({
        baseUrl: `${new URL(baseUrl).origin}${ownApiPrefix}/${name}`,
        readToken: () => session.token,
        sendsIdempotencyKeys: true,
        isPlain: true,
      }),
    session: {
      readUser: () => sessionStore.getState().user,
      readPermissions: () => sessionStore.getState().permissions,
      subscribe: sessionStore.subscribe,
    },
    telemetry: {
      capture: (event, properties = {}) => telemetryRecords.push({ kind: 'event', event, properties }),
      log: (level, message) => telemetryRecords.push({ kind: 'log', level, message }),
      captureException: (error) => telemetryRecords.push({ kind: 'exception', error }),
    },
    notify,
    drafts: createDrafts(),
    editors: { add: () => () => undefined },
    section: { signal: visit.signal },
    leaveSection: () => visit.abort(),
    links: {
      findOwner: () => null,
      preload: () => undefined,
      // Every remote is in this release, at addresses that a test can name.
      linkTo: (remote, target, value) => `/${remote}/${target}/${value}`,
    },
    release: { id: 'r-000000000000', shell: 'test', remotes: [] },
    settings: { defaultCurrency: 'USD', timeZone: 'UTC', features: { speakingApi: false } },
    notices,
    telemetryRecords,
  }
}

function createNotify(notices: Notice[]): Notify {
  const record =
    (kind: Notice['kind']): Notify['success'] =>
    (message, options) =>
      notices.push(toNotice(kind, message, options))
  return {
    success: record('success'),
    info: record('info'),
    warning: record('warning'),
    error: record('error'),
    message: record('message'),
    loading: record('loading'),
    promise: (promise, texts) => {
      const loading = toNotice('loading', texts.loading)
      notices.push(loading)
      // A single notice, as on screen: the outcome replaces the progress message.
      const end = (kind: Notice['kind'], text: NoticeText) =>
        notices.splice(
          notices.indexOf(loading),
          1,
          typeof text === 'string' ? toNotice(kind, text) : toNotice(kind, text.message, text),
        )
      promise.then(
        (value) => end('success', typeof texts.success === 'function' ? texts.success(value) : texts.success),
        (error: unknown) =>
          end('error', typeof texts.error === 'function' ? texts.error(error) : texts.error),
      )
    },
    dismiss: () => undefined,
    isReady: () => true,
  }
}

const toNotice = (kind: Notice['kind'], message: string, options: NoticeOptions = {}): Notice => ({
  ...options,
  kind,
  message,
})

function createDrafts(): Drafts {
  const stored = new Map<string, Draft>()
  const toId = ({ entity, id, slot = '' }: DraftKey) => `${entity}/${id}#${slot}`
  const store: Drafts['store'] = async ({ owner: _owner, ...entry }) => {
    stored.set(toId(entry.key), { ...entry, savedAt: Date.now() })
    return { stored: true }
  }
  return {
    read: async (key) => stored.get(toId(key)) ?? null,
    store,
    write: async (key, document, baseVersion) => {
      await store({ owner: 'nobody', key, document, baseVersion })
      return true
    },
    discard: async (key) => void stored.delete(toId(key)),
    list: async () => [...stored.values()],
  }
}
