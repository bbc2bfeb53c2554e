import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../http/api-client.ts'
import type { User } from '../schemas/session.schema.ts'

/** Semver of `Platform`: a remote states the range it needs, the shell refuses one out of range. */
export const platformVersion = '1.11.0'

/** What a remote may know of who is signed in; it can never change it. */
export type SessionReader = {
  readUser(): User | null
  /** Names of what the server lets them do, as it said on signing in; the same list for as long as it holds. Since 1.4.0. */
  readPermissions(): readonly string[]
  subscribe(listener: () => void): () => void
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

export type Telemetry = {
  /** A product-analytics event; values are scrubbed of secrets before they leave. */
  capture(event: string, properties?: Record<string, unknown>): void
  log(level: LogLevel, message: string, fields?: Record<string, unknown>): void
  captureException(error: unknown, properties?: Record<string, unknown>): void
}

export type NoticeOptions = {
  description?: string
  /** Milliseconds; 4000 when absent (SPEC §9). */
  duration?: number
  action?: { label: string; onClick: () => void }
  /** The notice is gone: its time is over, or it was closed. Not called when `action` was taken. */
  onClose?: () => void
}

/** A message, or one with more to its notice. */
export type NoticeText = string | (NoticeOptions & { message: string })

/** Toasts of the shell. Every call returns an id that `dismiss` takes. */
export type Notify = {
  success(message: string, options?: NoticeOptions): string | number
  info(message: string, options?: NoticeOptions): string | number
  warning(message: string, options?: NoticeOptions): string | number
  error(message: string, options?: NoticeOptions): string | number
  message(message: string, options?: NoticeOptions): string | number
  loading(message: string, options?: NoticeOptions): string | number
  /** Waits with the promise, and becomes success or error with it. Texts with options since 1.4.0. */
  promise<Value>(
    promise: Promise<Value>,
    texts: {
      loading: string
      success: NoticeText | ((value: Value) => NoticeText)
      error: NoticeText | ((error: unknown) => NoticeText)
    },
  ): void
  dismiss(id?: string | number): void
  /** False until the toast area is on the page: announcements wait, and their actions cannot be taken yet. */
  isReady(): boolean
}

/**
 * `entity` is the resource's plural (`packages`), `id` the record's, or `new`. `slot` tells drafts of one record apart:
 * each editor that is open writes one of its own.
 */
export type DraftKey = { entity: string; id: string; slot?: string | undefined }

export type Draft = {
  key: DraftKey
  document: unknown
  /** The server's `updated_at`, or a hash of what was loaded; of a new record, the scope in which it is created once. */
  baseVersion: string | null
  /** Milliseconds since the epoch. */
  savedAt: number
  /** The document as it was loaded, before the changes. */
  base?: unknown
  /** What the list of drafts calls it: `Package “Gold”`. */
  title?: string | undefined
  /** Address on this origin that opens its editor. */
  path?: string | undefined
  /** Never expires; other drafts do after 30 days. For documents that are kept nowhere else. */
  isLasting?: boolean | undefined
}

/** `owner` is the id of whoever made it: the draft stays theirs, even when they are signed out while it is written. */
export type DraftEntry = Omit<Draft, 'savedAt'> & { owner: User['id'] }

/** `isLate`: the part of the console that stores has not come; it is asked for again once the line is back. Since 1.10.0. */
export type DraftStored = { stored: true } | { stored: false; reason: 'full' | 'blocked'; isLate?: true }

/**
 * Unsaved work of the signed-in person on this device. Nothing here rejects: where the device cannot store,
 * `store` says why, `write` answers false and reads answer nothing.
 */
export type Drafts = {
  read(key: DraftKey): Promise<Draft | null>
  /** `store` for what needs no title, address or reason. */
  write(key: DraftKey, document: unknown, baseVersion: string | null): Promise<boolean>
  store(entry: DraftEntry): Promise<DraftStored>
  discard(key: DraftKey): Promise<void>
  /** Leaves out, and removes, what has expired or cannot be read. */
  list(): Promise<Draft[]>
}

/** What is about to close the editors. */
export type LeaveReason = 'sign-out' | 'update'

export type OpenEditor = {
  hasUnsavedWork(): boolean
  /** Keeps the work as a draft and lets the person go without asking again; false when the device could not store it. */
  release(): Promise<boolean>
  /**
   * Asks where the shell's own question, which promises a draft, would not be true: for calls under way, which leaving stops.
   * Resolves with true when the person goes; `release` is called then. Since 1.3.0.
   */
  ask?(reason: LeaveReason): Promise<boolean>
  /** What the shell's own question says of it. Since 1.7.0. */
  describe?(): Unfinished
}

/** The name of a record of which a draft is kept, or a sentence on what is under way and stops. */
export type Unfinished = { kept: string } | { stopped: string }

/**
 * The editors and runs on screen, and what is under way elsewhere: the shell asks before it signs out or takes a new release.
 * While something is under way that stops, the browser asks in every section before the tab is closed.
 */
export type OpenEditors = {
  /** Registers an editor until the function that is returned is called. */
  add(editor: OpenEditor): () => void
}

/** The time that somebody spends in the section of a remote. Since 1.6.0. */
export type Section = {
  /**
   * Aborted when the person leaves the section; each visit has its own, so read it when it is needed. For listeners on
   * the window and the document, requests, and whatever else has to end then:
   * `window.addEventListener('keydown', handle, { signal: platform.section.signal })`.
   */
  readonly signal: AbortSignal
}

export type Links = {
  /** Name of the remote that owns a path in this release, or null. */
  findOwner(path: string): string | null
  /** Starts loading what the path needs; never fails. */
  preload(path: string): void
}

export type ReleaseFacts = {
  id: string
  shell: string
  remotes: readonly { name: string; version: string }[]
}

/** The one value a remote gets from the shell. */
export type Platform = {
  version: string
  queryClient: QueryClient
  api: ApiClient
  session: SessionReader
  telemetry: Telemetry
  notify: Notify
  drafts: Drafts
  editors: OpenEditors
  section: Section
  links: Links
  release: ReleaseFacts
  settings: PlatformSettings
}

/** What of `/config.json` screens need. */
export type PlatformSettings = {
  /** ISO 4217 */
  defaultCurrency: string
  /** IANA name of the zone of the staff, in which days and months begin. */
  timeZone: string
  /** IANA name of the zone of times to which the API gives none; UTC when absent. Since 1.10.0. */
  apiTimeZone?: string
  features: {
    speakingApi: boolean
    /** The API keeps a library of recordings and pictures. Since 1.7.0. */
    media?: boolean
    /** The API keeps versions of mocks and notes on them. Since 1.7.0. */
    versions?: boolean
    /** Lists of mocks read those in sight for their health; so they do when absent. Since 1.10.0. */
    mockHealth?: boolean
  }
}
