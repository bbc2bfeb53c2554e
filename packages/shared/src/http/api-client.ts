import {
  BusinessError,
  HttpError,
  type HttpRequestFacts,
  NetworkError,
  ValidationError,
  type ValidationIssue,
} from '../errors/errors.ts'
import { envelopeSchema } from '../schemas/envelope.schema.ts'
import type { ApiClient, ApiClientOptions, ApiRequest, Asked, Versioned } from './api-request.ts'
import { describeIssues } from './describe-issues.ts'
import { createPause } from './pause.ts'
import { send } from './send.ts'
import { findServerMessage } from './server-message.ts'
import type { StandardSchema } from './standard-schema.ts'

export type {
  ApiClient,
  ApiClientOptions,
  ApiMethod,
  ApiRequest,
  OpenRequest,
  Versioned,
  WriteGuard,
} from './api-request.ts'
export type { StandardSchema } from './standard-schema.ts'

export function createApiClient(options: ApiClientOptions): ApiClient {
  const pause = createPause(options.onPause)
  /** A response that succeeded, or a 304 where a version is known. */
  async function respond(
    asked: Asked,
    isRepeated = false,
  ): Promise<{ response: Response; facts: HttpRequestFacts }> {
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
      if (await options.onUnauthorized?.(token)) return respond(asked, true)
    }
    const requestId = response.headers.get('x-request-id') ?? undefined
    const facts = { method, route: asked.path, requestId }
    if (response.ok || (response.status === 304 && asked.known !== undefined)) return { response, facts }
    const error = toHttpError(response, await readBody(response, facts), facts)
    if (error.status === 429 && isLimited) pause.begin(error.retryAfter)
    throw error
  }
  async function read<Output>(asked: ApiRequest<Output>): Promise<Versioned<Output>> {
    const { response, facts } = await respond(asked)
    if (response.status === 304 && asked.known !== undefined) return asked.known
    const body = await readBody(response, facts)
    const value = await (options.isPlain ? readPlain : openEnvelope)(body, asked.schema, facts)
    return { value, version: readVersion(response) }
  }
  return {
    request: async (asked) => (await read(asked)).value,
    requestWithVersion: read,
    open: async (asked) => (await respond({ ...asked, isOpened: true })).response,
  }
}

/** A weak ETag, as compressing proxies make, never matches in `If-Match` (RFC 9110 §13.1.1). */
function readVersion({ headers }: Response): string | null {
  const tag = headers.get('etag')
  return tag?.startsWith('"') ? tag : null
}

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
  return validate(envelope.data.data, schema, { facts, place: ['data'] })
}

const readPlain = <Output>(body: unknown, schema: StandardSchema<Output>, facts: HttpRequestFacts) =>
  validate(body === '' ? undefined : body, schema, { facts, place: [], isOwnApi: true })

type Checked = { facts: HttpRequestFacts; place: readonly PropertyKey[]; isOwnApi?: boolean }

async function validate<Output>(
  value: unknown,
  schema: StandardSchema<Output>,
  { facts, place, isOwnApi = false }: Checked,
): Promise<Output> {
  const result = await schema['~standard'].validate(value)
  if (result.issues === undefined) return result.value
  throw toValidationError(facts, describeIssues(result.issues, value, place), isOwnApi)
}

const toValidationError = (
  { route, requestId }: HttpRequestFacts,
  issues: ValidationIssue[],
  isOwnApi = false,
) => new ValidationError(route, issues, { requestId, isOwnApi })
