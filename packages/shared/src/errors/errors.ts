/**
 * Typed errors of the console. Use the `is…` guards: two bundles may contain two copies of a class, so neither
 * `instanceof` nor message text is reliable.
 */

import { type FieldErrors, nameFields, readFieldErrors } from './field-errors.ts'

export { nameFields }

export type HttpRequestFacts = {
  method: string
  route: string
  /** From `X-Request-Id`: the request's id in the server’s log. Absent if the server sent none. */
  requestId?: string | undefined
}

/** A response outside 2xx. `details` is the parsed body, or its text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly method: string
  readonly route: string
  readonly details: unknown
  /** From `Retry-After`, in milliseconds; absent if the server sent none. */
  readonly retryAfter: number | undefined
  /** The server's own sentence, for people; absent if the body had none. */
  readonly serverMessage: string | undefined
  readonly requestId: string | undefined

  constructor(
    facts: HttpRequestFacts & {
      status: number
      details?: unknown
      serverMessage?: string
      retryAfter?: number
    },
  ) {
    const { status, method, route, details, serverMessage, retryAfter } = facts
    const serverSentence =
      serverMessage ?? (typeof details === 'string' && details !== '' ? details : `HTTP Error ${status}`)
    super(`${method} Request failed with status code ${status}: ${serverSentence}`)
    this.status = status
    this.method = method
    this.route = route
    this.details = details
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.requestId = facts.requestId
  }
}

/** An envelope with `status: false` under a successful HTTP status. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError'
  readonly method: string
  readonly route: string
  readonly details: unknown
  readonly requestId: string | undefined

  constructor(message: string, facts: HttpRequestFacts & { details: unknown }) {
    super(message)
    this.method = facts.method
    this.route = facts.route
    this.details = facts.details
    this.requestId = facts.requestId
  }
}

export type ValidationIssue = { code: string; path: string; message: string }

/** A body of an unexpected shape; `issues` lists every failing path. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly issues: readonly ValidationIssue[]
  readonly route: string
  readonly requestId: string | undefined
  /** Whether the body came from an API of a remote's own. */
  readonly isOwnApi: boolean

  constructor(
    route: string,
    issues: readonly ValidationIssue[],
    options?: ErrorOptions & Pick<HttpRequestFacts, 'requestId'> & { isOwnApi?: boolean },
  ) {
    const paths = issues.map((issue) => `${issue.path || '(root)'}: ${issue.message}`).join('; ')
    super(`Schema validation error in ${route}: ${paths}`, options)
    this.route = route
    this.issues = issues
    this.requestId = options?.requestId
    this.isOwnApi = options?.isOwnApi ?? false
  }
}

/** No response: offline, refused, timed out or interrupted. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly method: string
  readonly route: string
  readonly reason: 'unreachable' | 'timeout'

  constructor(facts: HttpRequestFacts & { reason: 'unreachable' | 'timeout' }, options?: ErrorOptions) {
    super(
      facts.reason === 'timeout'
        ? `The server did not answer ${facts.method} ${facts.route} in time`
        : `The server could not be reached for ${facts.method} ${facts.route}`,
      options,
    )
    this.method = facts.method
    this.route = facts.route
    this.reason = facts.reason
  }
}

const hasName = (error: unknown, name: string) => error instanceof Error && error.name === name

// The guards cast, because the name is the contract across bundles; `instanceof` would miss another bundle's copy.
export const isHttpError = (error: unknown): error is HttpError => hasName(error, 'HttpError')
export const isBusinessError = (error: unknown): error is BusinessError => hasName(error, 'BusinessError')
export const isValidationError = (error: unknown): error is ValidationError =>
  hasName(error, 'ValidationError')
export const isNetworkError = (error: unknown): error is NetworkError => hasName(error, 'NetworkError')

/** The failed request's id in the server’s log; undefined if there was none. */
export const findRequestId = (error: unknown): string | undefined =>
  isHttpError(error) || isBusinessError(error) || isValidationError(error) ? error.requestId : undefined

/** A write to an outdated version of a record (RFC 9110 §15.5.13). */
export const isStale = (error: unknown): boolean => isHttpError(error) && error.status === 412

/**
 * Whether a failed write may have succeeded all the same: no response, one that was not understood, or a failure of the
 * server or a gateway (5xx). Since 1.10.0.
 */
export const isInconclusive = (error: unknown): boolean =>
  isNetworkError(error) || isValidationError(error) || (isHttpError(error) && error.status >= 500)

/** Whether a script or style sheet of a build failed to load, by Rspack's own error. */
export const isMissingChunk = (error: unknown): boolean =>
  hasName(error, 'ChunkLoadError') || isMissingStyle(error)

/** Whether it timed out; always true for a style sheet, whose error does not say. */
export const isOverdueChunk = (error: unknown): boolean =>
  isMissingStyle(error) || (error instanceof Error && 'type' in error && error.type === 'timeout')

/** The error for giving up on a requested file. Since 1.11.0. */
export const createOverdueError = (): Error =>
  Object.assign(new Error('A part of the console took too long to load'), {
    name: 'ChunkLoadError',
    type: 'timeout',
  })

const isMissingStyle = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'

/** The server's field errors of a refused write; null if there are none. */
export function findFieldErrors(error: HttpError | BusinessError): FieldErrors | null {
  const isRefusal = isBusinessError(error) || error.status === 400 || error.status === 422
  return isRefusal ? readFieldErrors(error.details) : null
}

/** A sentence for a toast or a form: the server's own words if it sent any, else a description of the error. */
export function toUserMessage(error: unknown): string {
  if (isHttpError(error) || isBusinessError(error)) {
    const serverSentence = isBusinessError(error) ? error.message : error.serverMessage
    const ofFields = nameFields(findFieldErrors(error) ?? {}, serverSentence)
    const sentences = [serverSentence ?? [], ofFields]
      .flat()
      .filter((text, at, all) => text.trim() !== '' && all.indexOf(text) === at)
    if (sentences.length === 1) return sentences.join()
    if (sentences.length > 1) return sentences.map(toSentence).join(' ')
    if (isHttpError(error)) return `The server answered with status ${error.status}. Try again.`
  }
  if (isNetworkError(error)) {
    return error.reason === 'timeout'
      ? 'The server did not answer in time. Try again.'
      : 'The server could not be reached. Check the connection and try again.'
  }
  if (isMissingChunk(error))
    return 'A part of the console could not be loaded. Check the connection and try again.'
  if (isValidationError(error))
    return toSentence(`The server’s answer was not understood: ${toIssuesText(error.issues)}`)
  if (error instanceof Error && error.message !== '') return error.message
  return 'An unknown error occurred'
}

/** Ends a server's message with exactly one full stop, so that more text can follow. Since 1.10.0. */
export const toSentence = (text: string): string => {
  const serverSentence = text.trim()
  return serverSentence === '' || /[.!?…][”"')]?$/.test(serverSentence)
    ? serverSentence
    : `${serverSentence}.`
}

/** Number of failing paths in a sentence; the error has all of them. */
const namedIssues = 3

function toIssuesText(issues: readonly ValidationIssue[]): string {
  const named = issues
    .slice(0, namedIssues)
    .map(({ path, message }) => `${path || 'the whole answer'}: ${message}`)
  const others = issues.length - named.length
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
