import type { StandardSchema } from './standard-schema.ts'

/** PATCH since 1.12.0. */
export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type ApiRequest<Output> = {
  method?: ApiMethod
  /** Path below the admin API prefix, without a leading slash: `packages/7`. */
  path: string
  /** Sent as JSON; a `Blob` is sent as raw bytes, `FormData` as multipart (since 1.12.0). */
  body?: unknown
  /**
   * Schema of the envelope's `data`, which is undefined if absent, or of an own API's whole response; the promise
   * resolves to its output.
   */
  schema: StandardSchema<Output>
  signal?: AbortSignal | undefined
  /** Sent without the bearer token, as for signing in. */
  isAnonymous?: boolean
  /** A low-priority request: fails with 429 during a pause requested by the server, where others wait. Since 1.10.0. */
  isBackground?: boolean
  /** Lets a write outlive the page (fetch limits its body to 64 KiB). */
  keepalive?: boolean
  /** Result of an earlier GET of the same path: returned unchanged if the server still has that version. Since 1.7.0. */
  known?: Versioned<Output> | undefined
  /**
   * Bytes of the body sent so far, and in total. The request then lasts as long as something is sent within the timeout.
   * Since 1.12.0.
   */
  onProgress?: ((sent: number, total: number) => void) | undefined
} & WriteGuard

/** A request whose response is not read here. */
export type OpenRequest = Omit<ApiRequest<unknown>, 'schema' | 'known'>

/** Keeps a write from overwriting somebody's change, and from being executed twice. A server may ignore either header. */
export type WriteGuard = {
  /** A version that was read: refused with 412 if the record has another by now. Null if the server sent none. */
  ifMatch?: string | null | undefined
  /** POSTs with the same key are executed once; another body needs another key. 1 to 255 visible ASCII characters. */
  idempotencyKey?: string | undefined
}

/** A value with the server's version of it: its strong `ETag`, null if there was none. */
export type Versioned<Value> = { value: Value; version: string | null }

/**
 * Client of the admin API. Throws `HttpError`, `BusinessError`, `ValidationError` or `NetworkError`; an aborted request
 * rejects with the signal's reason. Never retries (SPEC §8). After a 429 all other calls wait for the time in
 * `Retry-After`, or a minute.
 */
export type ApiClient = {
  request<Output>(request: ApiRequest<Output>): Promise<Output>
  /** The same with the version, for a later write. Since Platform 1.5.0. */
  requestWithVersion<Output>(request: ApiRequest<Output>): Promise<Versioned<Output>>
  /**
   * The successful response itself, as soon as it begins: for a download (`readDownload`), a stream, or a type other than
   * JSON. Since 1.12.0.
   */
  open(request: OpenRequest): Promise<Response>
}

export type ApiClientOptions = {
  /** Base and prefix joined, without a trailing slash: `https://api.example.com/api/v1/admin`. */
  baseUrl: string
  /** The current bearer token, or null. */
  readToken: () => string | null
  /**
   * Called with the token of a call that was refused with 401. Resolves to true to send the call once more (the person
   * signed in again), to false to let it fail.
   */
  onUnauthorized?: ((refusedToken: string) => Promise<boolean>) | undefined
  /** Milliseconds until an unanswered request is aborted; DESIGN §5 asks for a single timeout. */
  timeout?: number
  /**
   * Takes the answer to an early request, once; undefined if there is none. It has a timeout of its own, and if it
   * never arrives the call fails. Also called for writes, which discard earlier answers.
   */
  takeAnswer?(method: ApiMethod, address: string, token: string | null): Promise<Response> | undefined
  /** Receives the time until which calls wait at the server's request (milliseconds since the epoch). */
  onPause?(until: number): void
  /** Whether the server accepts `Idempotency-Key`: one of another origin may refuse unknown headers. */
  sendsIdempotencyKeys?: boolean
  /** Responses are the values themselves, without the envelope of the admin API. */
  isPlain?: boolean
}

/** `isOpened`: the response is handed over as it is. */
export type Asked = OpenRequest & { known?: Versioned<unknown> | undefined; isOpened?: boolean }
