import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../http/api-client.ts'
import type { User } from '../schemas/session.schema.ts'

/** Semver of `Platform`: a remote states the range it needs, the shell refuses one out of range. */
export const platformVersion = '1.0.0'

/** What a remote may know of who is signed in; it can never change it. */
export type SessionReader = {
  readUser(): User | null
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
}

/** Toasts of the shell. Every call returns an id that `dismiss` takes. */
export type Notify = {
  success(message: string, options?: NoticeOptions): string | number
  info(message: string, options?: NoticeOptions): string | number
  warning(message: string, options?: NoticeOptions): string | number
  error(message: string, options?: NoticeOptions): string | number
  message(message: string, options?: NoticeOptions): string | number
  loading(message: string, options?: NoticeOptions): string | number
  promise<Value>(
    promise: Promise<Value>,
    texts: {
      loading: string
      success: string | ((value: Value) => string)
      error: string | ((error: unknown) => string)
    },
  ): void
  dismiss(id?: string | number): void
}

/** `entity` is the resource's plural (`packages`), `id` the record's, or `new`. */
export type DraftKey = { entity: string; id: string }

export type Draft = {
  key: DraftKey
  document: unknown
  /** The server's `updated_at`, or a hash of what was loaded; null for a new record. */
  baseVersion: string | null
  /** Milliseconds since the epoch. */
  savedAt: number
}

/**
 * Unsaved work of the signed-in person on this device. Nothing here rejects: where the device cannot store,
 * `write` answers false and reads answer nothing.
 */
export type Drafts = {
  read(key: DraftKey): Promise<Draft | null>
  write(key: DraftKey, document: unknown, baseVersion: string | null): Promise<boolean>
  discard(key: DraftKey): Promise<void>
  list(): Promise<Draft[]>
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
  links: Links
  release: ReleaseFacts
  settings: PlatformSettings
}

/** What of `/config.json` screens need. `defaultCurrency` is an ISO 4217 code. */
export type PlatformSettings = { defaultCurrency: string; features: { speakingApi: boolean } }
