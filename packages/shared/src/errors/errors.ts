/**
 * Typed errors of the console. Ask with the `is…` guards: two bundles may hold two copies of a class,
 * so `instanceof` and message text are not to be trusted.
 */

import { type FieldErrors, readFieldErrors } from './field-errors.ts'

export type HttpRequestFacts = {
  method: string
  route: string
  /** Of `X-Request-Id`: what the server’s log calls this request. Absent where it named none. */
  requestId?: string | undefined
}

/** A response outside 2xx. `details` is the parsed body, or its text. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly method: string
  readonly route: string
  readonly details: unknown
  /** From `Retry-After`, in milliseconds; absent when the server sent none. */
  readonly retryAfter: number | undefined
  /** The server's own sentence, for people; absent when the body had none. */
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
    const said =
      serverMessage ?? (typeof details === 'string' && details !== '' ? details : `HTTP Error ${status}`)
    super(`${method} Request failed with status code ${status}: ${said}`)
    this.status = status
    this.method = method
    this.route = route
    this.details = details
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.requestId = facts.requestId
  }
}

/** The envelope came with `status: false` under a successful HTTP status. */
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

/** A body that does not have the expected shape; `issues` names every failing path. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly issues: readonly ValidationIssue[]
  readonly route: string
  readonly requestId: string | undefined

  constructor(
    route: string,
    issues: readonly ValidationIssue[],
    options?: ErrorOptions & Pick<HttpRequestFacts, 'requestId'>,
  ) {
    const paths = issues.map((issue) => `${issue.path || '(root)'}: ${issue.message}`).join('; ')
    super(`Schema validation error in ${route}: ${paths}`, options)
    this.route = route
    this.issues = issues
    this.requestId = options?.requestId
  }
}

/** No answer: offline, refused, timed out or cut off. */
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

// The guards cast because the name is the contract across bundles; `instanceof` would miss another bundle's copy.
export const isHttpError = (error: unknown): error is HttpError => hasName(error, 'HttpError')
export const isBusinessError = (error: unknown): error is BusinessError => hasName(error, 'BusinessError')
export const isValidationError = (error: unknown): error is ValidationError =>
  hasName(error, 'ValidationError')
export const isNetworkError = (error: unknown): error is NetworkError => hasName(error, 'NetworkError')

/** The id under which the server’s log has the failed request; undefined when it gave none. */
export const findRequestId = (error: unknown): string | undefined =>
  isHttpError(error) || isBusinessError(error) || isValidationError(error) ? error.requestId : undefined

/** A write to a version that the record no longer has (RFC 9110 §15.5.13). */
export const isStale = (error: unknown): boolean => isHttpError(error) && error.status === 412

/**
 * Whether a write that failed like this may have been done all the same: no answer, one that was not understood, or a server or
 * gateway that failed on the way (5xx). Since 1.10.0.
 */
export const isDoubtful = (error: unknown): boolean =>
  isNetworkError(error) || isValidationError(error) || (isHttpError(error) && error.status >= 500)

/** Whether a script or style sheet of a build did not come: how Rspack's own code says it. */
export const isMissingChunk = (error: unknown): boolean =>
  hasName(error, 'ChunkLoadError') || isMissingStyle(error)

/** Whether it was given up for the time it took; a style sheet may always have been, for its error does not say. */
export const isOverdueChunk = (error: unknown): boolean =>
  isMissingStyle(error) || (error instanceof Error && 'type' in error && error.type === 'timeout')

/** What is thrown where a file that was asked for is waited for no longer. Since 1.11.0. */
export const createOverdueError = (): Error =>
  Object.assign(new Error('A part of the console took too long to load'), {
    name: 'ChunkLoadError',
    type: 'timeout',
  })

const isMissingStyle = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'

/** What a server says of the fields of a write that it refused; null where it says nothing of them. */
export function findFieldErrors(error: HttpError | BusinessError): FieldErrors | null {
  const isRefusal = isBusinessError(error) || error.status === 400 || error.status === 422
  return isRefusal ? readFieldErrors(error.details) : null
}

/** A sentence for a toast or a form: the server's own words where it spoke, else what went wrong. */
export function toUserMessage(error: unknown): string {
  if (isHttpError(error) || isBusinessError(error)) {
    const said = isBusinessError(error) ? error.message : error.serverMessage
    const ofFields = Object.values(findFieldErrors(error) ?? {}).flat()
    const sentences = [said ?? [], ofFields].flat().filter((text, at, all) => all.indexOf(text) === at)
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

/** What a server says, before more is said: it ends as a sentence does, once. Since 1.10.0. */
export const toSentence = (text: string): string => {
  const said = text.trim()
  return said === '' || /[.!?…][”"')]?$/.test(said) ? said : `${said}.`
}

/** How many failing paths fit into a sentence; all of them are in the error itself. */
const namedIssues = 3

function toIssuesText(issues: readonly ValidationIssue[]): string {
  const named = issues
    .slice(0, namedIssues)
    .map(({ path, message }) => `${path || 'the whole answer'}: ${message}`)
  const others = issues.length - named.length
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
