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
  /** Sent as JSON; a `Blob` as the bytes it is. */
  body?: unknown
  /** What `data` of the envelope must be, undefined where there is none; the promise resolves to its parsed value. */
  schema: StandardSchema<Output>
  signal?: AbortSignal | undefined
  /** Sent without the bearer token, as signing in is. */
  isAnonymous?: boolean
  /** For what nobody waits for: given up with 429 while the server asks for a pause, where others wait. Since 1.10.0. */
  isBackground?: boolean
  /** Lets a write outlive the page (at most 64 KiB of body, a limit of fetch). */
  keepalive?: boolean
  /** What a GET of the same path gave before: given back as it is where the server still has it in that version. Since 1.7.0. */
  known?: Versioned<Output> | undefined
} & WriteGuard

/** What keeps a write from undoing somebody's change, and from being done twice. A server that knows neither ignores both. */
export type WriteGuard = {
  /** A version that was read: refused with 412 where the record has another by now. Null where the server gave none. */
  ifMatch?: string | null | undefined
  /** POSTs of one key are one; another body needs another. 1 to 255 characters of visible ASCII. */
  idempotencyKey?: string | undefined
}

/** A value with the server's version of it: its strong `ETag`, null where it gave none. */
export type Versioned<Value> = { value: Value; version: string | null }

/**
 * Talks to the admin API. Throws `HttpError`, `BusinessError`, `ValidationError` or `NetworkError`;
 * an aborted request rejects with the signal's own reason. Never retries (SPEC §8). After an answer of 429 every other call
 * waits until the server takes calls again, as its `Retry-After` says or for a minute.
 */
export type ApiClient = {
  request<Output>(request: ApiRequest<Output>): Promise<Output>
  /** The same with the version, for what is going to be written. Since Platform 1.5.0. */
  requestWithVersion<Output>(request: ApiRequest<Output>): Promise<Versioned<Output>>
}

export type ApiClientOptions = {
  /** Base and prefix joined, without a trailing slash: `https://api.example.com/api/v1/admin`. */
  baseUrl: string
  /** The bearer token held right now, or null. */
  readToken: () => string | null
  /**
   * Called on 401 of a call that carried a token, with that token. Resolves to true when the call is to be sent once
   * more (the person signed in again), to false when the 401 stands.
   */
  onUnauthorized?: ((refusedToken: string) => Promise<boolean>) | undefined
  /** Milliseconds after which an unanswered request is given up; DESIGN §5 asks for one time-out. */
  timeout?: number
  /**
   * An answer that was requested before its caller was ready, given once; undefined where there is none. It has its own
   * time-out, and if it never comes, the call fails. It is told of writes too, after which no earlier answer holds.
   */
  takeAnswer?(method: ApiMethod, address: string, token: string | null): Promise<Response> | undefined
  /** Told until when (milliseconds since the epoch) calls wait, because the server asks for it. */
  onPause?(until: number): void
  /** Whether the server takes `Idempotency-Key`: one of another origin may refuse a header it does not know. */
  sendsIdempotencyKeys?: boolean
}

const defaultTimeout = 30_000

export function createApiClient(options: ApiClientOptions): ApiClient {
  const pause = createPause(options.onPause)
  async function attempt<Output>(asked: ApiRequest<Output>, isRepeated: boolean): Promise<Versioned<Output>> {
    const method = asked.method ?? 'GET'
    // Signing in has limits of its own, which say nothing of other calls.
    const isLimited = asked.isAnonymous !== true
    if (isLimited && asked.isBackground === true && pause.isOn()) {
      throw new HttpError({ method, route: asked.path, status: 429 })
    }
    // Otherwise in this very turn: the session may be over in the next one.
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

/** A weak one, as a compressing proxy makes it, never matches in `If-Match` (RFC 9110 §13.1.1). */
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

/** Of this call, or of the one whose answer it took. */
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
  // An empty answer with a status of success, such as 204, says no more than that.
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
