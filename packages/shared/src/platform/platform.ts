import type { QueryClient } from '@tanstack/react-query'
import type { Extensions } from '../extensions/extension-points.ts'
import type { LinkTo } from '../extensions/link-targets.ts'
import type { ApiClient } from '../http/api-client.ts'
import type { User } from '../schemas/session.schema.ts'

/** Semver of `Platform`: a remote states the range it needs, and the shell refuses one out of range. */
export const platformVersion = '1.12.0'

/** Read-only access to the session. */
export type SessionReader = {
  readUser(): User | null
  /** Names of the person's permissions, as returned on signing in; the same array until they change. Since 1.4.0. */
  readPermissions(): readonly string[]
  subscribe(listener: () => void): () => void
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type Telemetry = {
  /** A product-analytics event; values are scrubbed of secrets before they are sent. */
  capture(event: string, properties?: Record<string, unknown>): void
  log(level: LogLevel, message: string, fields?: Record<string, unknown>): void
  captureException(error: unknown, properties?: Record<string, unknown>): void
}

export type NoticeOptions = {
  description?: string
  /** Milliseconds; 4000 by default (SPEC §9). */
  duration?: number
  action?: { label: string; onClick: () => void }
  /** Called when the notice has timed out or was closed. Not called if `action` was taken. */
  onClose?: () => void
}

/** A message, or one with options. */
export type NoticeText = string | (NoticeOptions & { message: string })

/** Toasts of the shell. Every call returns an id for `dismiss`. */
export type Notify = {
  success(message: string, options?: NoticeOptions): string | number
  info(message: string, options?: NoticeOptions): string | number
  warning(message: string, options?: NoticeOptions): string | number
  error(message: string, options?: NoticeOptions): string | number
  message(message: string, options?: NoticeOptions): string | number
  loading(message: string, options?: NoticeOptions): string | number
  /** Waits for the promise, and becomes success or error with it. Texts with options since 1.4.0. */
  promise<Value>(
    promise: Promise<Value>,
    texts: {
      loading: string
      success: NoticeText | ((value: Value) => NoticeText)
      error: NoticeText | ((error: unknown) => NoticeText)
    },
  ): void
  dismiss(id?: string | number): void
  /** False until the toast area is mounted: announcements are queued, and their actions cannot be taken yet. */
  isReady(): boolean
}

/**
 * `entity` is the resource's plural (`packages`), `id` the record's, or `new`. `slot` distinguishes drafts of one
 * record: each open editor writes its own. `remote` is set by the shell to the remote that stored it, since 1.12.0.
 */
export type DraftKey = { entity: string; id: string; slot?: string | undefined; remote?: string | undefined }

export type Draft = {
  key: DraftKey
  document: unknown
  /** The server's `updated_at`, or a hash of the loaded document; for a new record, its idempotency scope. */
  baseVersion: string | null
  /** Milliseconds since the epoch. */
  savedAt: number
  /** The document as it was loaded, before the changes. */
  base?: unknown
  /** Title in the list of drafts: `Package “Gold”`. */
  title?: string | undefined
  /** Address on this origin that opens its editor. */
  path?: string | undefined
  /** Never expires; other drafts do after 30 days. For documents that are stored nowhere else. */
  isLasting?: boolean | undefined
}

/** `owner` is the id of its author: the draft stays theirs, even if they sign out while it is being written. */
export type DraftEntry = Omit<Draft, 'savedAt'> & { owner: User['id'] }

/** `isLate`: the storage code has failed to load; it is requested again when the connection is back. Since 1.10.0. */
export type DraftStored = { stored: true } | { stored: false; reason: 'full' | 'blocked'; isLate?: true }

/**
 * Unsaved work of the signed-in person on this device. Nothing here rejects: if the device cannot store drafts, `store`
 * gives the reason, `write` resolves to false and reads return nothing.
 */
export type Drafts = {
  read(key: DraftKey): Promise<Draft | null>
  /** `store` without title, address and reason. */
  write(key: DraftKey, document: unknown, baseVersion: string | null): Promise<boolean>
  store(entry: DraftEntry): Promise<DraftStored>
  discard(key: DraftKey): Promise<void>
  /** The remote's own drafts. Omits those that cannot be read; removes those older than 30 days. */
  list(): Promise<Draft[]>
}

/** Why the editors are about to close. */
export type LeaveReason = 'sign-out' | 'update'

export type OpenEditor = {
  hasUnsavedWork(): boolean
  /** Stores the work as a draft and lets the person go without asking again; false if the device could not store it. */
  release(): Promise<boolean>
  /**
   * Replaces the shell's own question, which promises a draft, if that would be untrue: for calls in progress, which
   * leaving stops. Resolves with true if the person goes; `release` is called then. Since 1.3.0.
   */
  ask?(reason: LeaveReason): Promise<boolean>
  /** Description for the shell's own question. Since 1.7.0. */
  describe?(): Unfinished
}

/** The name of a record with a draft, or a sentence about work in progress that stops. */
export type Unfinished = { kept: string } | { stopped: string }

/**
 * Open editors and work in progress: the shell asks before it signs out or takes a new release. While work is in
 * progress that would stop, the browser asks in every section before the tab is closed.
 */
export type OpenEditors = {
  /** Registers an editor; the returned function unregisters it. */
  add(editor: OpenEditor): () => void
}

/** A person's visit of a remote's section. Since 1.6.0. */
export type Section = {
  /**
   * Aborted when the person leaves the section; each visit has its own, so read it when it is needed. For listeners on
   * window and document, requests, and anything else that has to end then: `window.addEventListener('keydown', handle,
   * { signal: platform.section.signal })`.
   */
  readonly signal: AbortSignal
}

export type Links = {
  /** Name of the remote that owns a path in this release, or null. */
  findOwner(path: string): string | null
  /** Starts loading the code and data of a path; never fails. */
  preload(path: string): void
  /** Whether the person has the permissions that a path needs, as far as the console knows. Since 1.12.0. */
  mayOpen?(path: string): boolean
  /** Address of a record or screen of another remote. Absent in shells before 1.12.0. */
  linkTo?: LinkTo
}

export type ReleaseFacts = {
  id: string
  shell: string
  remotes: readonly { name: string; version: string }[]
}

/**
 * The only value that a remote receives from the shell. Each remote has its own, frozen, with a query cache and drafts
 * that no other remote reads or writes.
 */
export type Platform = {
  version: string
  /** Name of the remote; absent in the shell's own. Since 1.12.0. */
  remote?: string | undefined
  queryClient: QueryClient
  api: ApiClient
  /**
   * Client of an API in `apis` of `remote.config.ts`. Its responses are the values themselves, without an envelope, and
   * a 401 ends no session. Throws for an API that remote.config.ts or the console's configuration does not name. Since
   * 1.12.0.
   */
  ownApi(name: string): ApiClient
  session: SessionReader
  telemetry: Telemetry
  notify: Notify
  drafts: Drafts
  editors: OpenEditors
  section: Section
  links: Links
  /** Parts of other remotes for a screen of this one. Absent in shells before 1.12.0. */
  extensions?: Extensions
  release: ReleaseFacts
  settings: PlatformSettings
}

/** The settings of `/config.json` that screens need. */
export type PlatformSettings = {
  /** ISO 4217 */
  defaultCurrency: string
  /** IANA name of the staff's time zone, in which days and months begin. */
  timeZone: string
  /** IANA name of the zone of API times without a UTC offset; UTC by default. Since 1.10.0. */
  apiTimeZone?: string
  features: {
    speakingApi: boolean
    /** The API has a library of recordings and pictures. Since 1.7.0. */
    media?: boolean
    /** The API keeps versions of mocks with notes. Since 1.7.0. */
    versions?: boolean
    /** Lists of mocks load the visible mocks to show their health; true by default. Since 1.10.0. */
    mockHealth?: boolean
  }
}
