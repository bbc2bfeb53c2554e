import {
  BusinessError,
  HttpError,
  type HttpRequestFacts,
  NetworkError,
  ValidationError,
  type ValidationIssue,
} from '../errors/errors.ts'
import { envelopeSchema } from '../schemas/envelope.schema.ts'
import { describeIssues } from './describe-issues.ts'
import { createPause } from './pause.ts'
import { findServerMessage } from './server-message.ts'
import type { StandardSchema } from './standard-schema.ts'

export type { StandardSchema } from './standard-schema.ts'

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type ApiRequest<Output> = {
  method?: ApiMethod
  /** Path below the admin API prefix, without a leading slash: `packages/7`. */
  path: string
  /** Sent as JSON; a `Blob` is sent as raw bytes. */
  body?: unknown
  /** Schema of the envelope's `data`, which is undefined if absent; the promise resolves to its output. */
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
} & WriteGuard

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
}

const defaultTimeout = 30_000

export function createApiClient(options: ApiClientOptions): ApiClient {
  const pause = createPause(options.onPause)
  async function attempt<Output>(asked: ApiRequest<Output>, isRepeated: boolean): Promise<Versioned<Output>> {
    const method = asked.method ?? 'GET'
    // Signing in has a rate limit of its own, unrelated to other calls.
    const isLimited = asked.isAnonymous !== true
    if (isLimited && asked.isBackground === true && pause.isOn()) {
      throw new HttpError({ method, route: asked.path, status: 429 })
    }
    // Otherwise synchronous: the session may have ended in the next tick.
    if (isLimited && pause.isOn()) await pause.over(asked.signal)
    const token = isLimited ? options.readToken() : null
    const response = await send(options, asked, method, token)
    if (response.status === 401 && token !== null && !isRepeated) {
      if (await options.onUnauthorized?.(token)) return attempt(asked, true)
    }
    if (response.status === 304 && asked.known !== undefined) return asked.known
    const requestId = response.headers.get('x-request-id') ?? undefined
    const facts = { method, route: asked.path, requestId }
    const body = await readBody(response, facts)
    if (!response.ok) {
      const error = toHttpError(response, body, facts)
      if (error.status === 429 && isLimited) pause.begin(error.retryAfter)
      throw error
    }
    return { value: await openEnvelope(body, asked.schema, facts), version: readVersion(response) }
  }
  return {
    request: async (asked) => (await attempt(asked, false)).value,
    requestWithVersion: (asked) => attempt(asked, false),
  }
}

/** A weak ETag, as compressing proxies make, never matches in `If-Match` (RFC 9110 §13.1.1). */
function readVersion({ headers }: Response): string | null {
  const tag = headers.get('etag')
  return tag?.startsWith('"') ? tag : null
}

async function send<Output>(
  options: ApiClientOptions,
  asked: ApiRequest<Output>,
  method: ApiMethod,
  token: string | null,
) {
  const timeout = AbortSignal.timeout(options.timeout ?? defaultTimeout)
  const signal = asked.signal === undefined ? timeout : AbortSignal.any([asked.signal, timeout])
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (asked.ifMatch) headers['if-match'] = asked.ifMatch
  if (asked.known?.version) headers['if-none-match'] = asked.known.version
  if (asked.idempotencyKey && options.sendsIdempotencyKeys) headers['idempotency-key'] = asked.idempotencyKey
  const body = asked.body instanceof Blob ? asked.body : JSON.stringify(asked.body)
  if (body !== undefined)
    headers['content-type'] = body === asked.body ? 'application/octet-stream' : 'application/json'
  const address = `${options.baseUrl}/${asked.path}`
  try {
    const early = await options.takeAnswer?.(method, address, token)
    asked.signal?.throwIfAborted()
    if (early !== undefined) return early
    return await fetch(address, {
      method,
      headers,
      signal,
      keepalive: asked.keepalive ?? false,
      ...(body === undefined ? {} : { body }),
    })
  } catch (cause) {
    if (asked.signal?.aborted) throw asked.signal.reason
    throw new NetworkError(
      { method, route: asked.path, reason: isTimeout(cause) ? 'timeout' : 'unreachable' },
      { cause },
    )
  }
}

/** True for a timeout of this call, or of the early request whose answer it took. */
const isTimeout = (cause: unknown): boolean => Object(cause).name === 'TimeoutError'

async function readBody(response: Response, facts: HttpRequestFacts): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    throw new NetworkError({ ...facts, reason: 'unreachable' }, { cause })
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function toHttpError(response: Response, body: unknown, facts: HttpRequestFacts): HttpError {
  const envelope = envelopeSchema.safeParse(body)
  const failed = envelope.success && !envelope.data.status ? envelope.data : undefined
  const serverMessage = findServerMessage(body)
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'))
  return new HttpError({
    ...facts,
    status: response.status,
    details: failed?.error ?? body,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

/** Seconds or an HTTP date (RFC 9110 §10.2.3) as milliseconds from now, never negative. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

async function openEnvelope<Output>(
  body: unknown,
  schema: StandardSchema<Output>,
  facts: HttpRequestFacts,
): Promise<Output> {
  // An empty success response, such as 204, counts as an envelope without data.
  const envelope = envelopeSchema.safeParse(body === '' ? { status: true } : body)
  if (!envelope.success) throw toValidationError(facts, describeIssues(envelope.error.issues, body))
  if (!envelope.data.status) {
    throw new BusinessError(envelope.data.message, { ...facts, details: envelope.data.error })
  }
  const result = await schema['~standard'].validate(envelope.data.data)
  if (result.issues !== undefined) {
    throw toValidationError(facts, describeIssues(result.issues, envelope.data.data, ['data']))
  }
  return result.value
}

const toValidationError = ({ route, requestId }: HttpRequestFacts, issues: ValidationIssue[]) =>
  new ValidationError(route, issues, { requestId })
