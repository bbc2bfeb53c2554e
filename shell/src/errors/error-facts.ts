import {
  findRequestId,
  isBusinessError,
  isHttpError,
  isMissingChunk,
  isNetworkError,
  isValidationError,
} from '@console/shared/errors'
import { toJsonText } from './json-text.ts'

/** What the error card shows of an error: SPEC §8, "Error card types". */
export type ErrorFacts = {
  type: 'api' | 'validation' | 'generic'
  title: 'API Error' | 'Validation Error' | 'Error'
  message: string
  /** HTTP status as text; absent where there was no answer. */
  code?: string
  method?: string
  route?: string
  /** Under which the server's log has the request; absent where it named none. */
  requestId?: string
  /** Shown on demand. */
  details: string
}

const unknownError = 'An unknown error occurred'

export function toErrorFacts(error: unknown): ErrorFacts {
  if (isValidationError(error)) {
    return {
      type: 'validation',
      title: 'Validation Error',
      message: 'Something went wrong. Please check your input.',
      route: error.route,
      ...toRequestId(error),
      details: toJsonText(error.issues),
    }
  }
  if (isHttpError(error) || isBusinessError(error) || isNetworkError(error)) {
    const details = 'details' in error ? toDetailsText(error.details) : ''
    return {
      type: 'api',
      title: 'API Error',
      message: toReadableMessage(error),
      method: error.method,
      route: error.route,
      ...toRequestId(error),
      details: details === '' ? toStack(error) : details,
      ...(isHttpError(error) ? { code: String(error.status) } : {}),
    }
  }
  const isError = error instanceof Error
  return {
    type: 'generic',
    title: 'Error',
    message: toGenericMessage(error),
    details: isError ? toStack(error) : toDetailsText(error),
  }
}

function toRequestId(error: unknown): Pick<ErrorFacts, 'requestId'> {
  const requestId = findRequestId(error)
  return requestId === undefined ? {} : { requestId }
}

/** What a bundler says of a file that did not come is nothing to read; it stays in the details. */
function toGenericMessage(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return unknownError
  return isMissingChunk(error) ? 'A part of the console could not be loaded.' : error.message
}

/** More characters of a page than this are no message. */
const longestPage = 200

/** Of a page that a gateway sent instead of an answer, its title and heading; the page itself is in the details. */
function toReadableMessage(error: Error): string {
  if (!isHttpError(error) || error.serverMessage !== undefined || typeof error.details !== 'string') {
    return error.message
  }
  if (!/^\s*</.test(error.details)) return error.message
  const headings = [...error.details.matchAll(/<(?:title|h1)>([^<]*)/gi)].map(([, text = '']) => text.trim())
  const words = [...new Set(headings.filter(Boolean))].join('. ').slice(0, longestPage)
  return error.message.replace(`: ${error.details}`, words === '' ? '' : `: ${words}`)
}

function toDetailsText(details: unknown): string {
  if (details === undefined || details === null) return ''
  return typeof details === 'string' ? details : toJsonText(details)
}

const toStack = (error: Error) => error.stack ?? error.message

/** The error as formatted JSON for the clipboard. */
export function toErrorJson(error: unknown): string {
  if (isValidationError(error)) {
    const { name, route, requestId, message, issues } = error
    return toJsonText({ name, route, requestId, message, issues })
  }
  const { type, message, code, method, route, requestId } = toErrorFacts(error)
  if (!(error instanceof Error)) return toJsonText({ type, message, value: error })
  const details = 'details' in error ? error.details : undefined
  const { name, stack } = error
  return toJsonText({ type, name, message, code, method, route, requestId, details, stack })
}
