import {
  findRequestId,
  isBusinessError,
  isHttpError,
  isMissingChunk,
  isNetworkError,
  isValidationError,
} from '@console/shared/errors'

/** The fields that the error card shows: SPEC §8, "Error card types". */
export type ErrorSummary = {
  type: 'api' | 'validation' | 'generic'
  title: 'API Error' | 'Validation Error' | 'Error'
  message: string
  /** HTTP status as text; absent when there was no response. */
  code?: string
  method?: string
  route?: string
  /** The request's id in the server's log; absent if the server sent none. */
  requestId?: string
  /** Shown on demand. */
  details: string
}

const unknownError = 'An unknown error occurred'

export function toErrorSummary(error: unknown): ErrorSummary {
  if (isValidationError(error)) {
    return {
      type: 'validation',
      title: 'Validation Error',
      // SPEC §5 has the sentence for the API of the product.
      message: error.isOwnApi
        ? `The answer of “${error.route}” is not as this section expects it. Nothing is wrong with your input.`
        : 'Something went wrong. Please check your input.',
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

function toRequestId(error: unknown): Pick<ErrorSummary, 'requestId'> {
  const requestId = findRequestId(error)
  return requestId === undefined ? {} : { requestId }
}

/** A bundler's message about a missing file is unreadable; it stays in the details. */
function toGenericMessage(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return unknownError
  return isMissingChunk(error) ? 'A part of the console could not be loaded.' : error.message
}

/** A longer page is not a message. */
const maxMessageLength = 200

/** Reduces the HTML page of a gateway to its title and heading; the details keep the page itself. */
function toReadableMessage(error: Error): string {
  if (!isHttpError(error) || error.serverMessage !== undefined || typeof error.details !== 'string') {
    return error.message
  }
  if (!/^\s*</.test(error.details)) return error.message
  const headings = [...error.details.matchAll(/<(?:title|h1)>([^<]*)/gi)].map(([, text = '']) => text.trim())
  const words = [...new Set(headings.filter(Boolean))].join('. ').slice(0, maxMessageLength)
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
  const { type, message, code, method, route, requestId } = toErrorSummary(error)
  if (!(error instanceof Error)) return toJsonText({ type, message, value: error })
  const details = 'details' in error ? error.details : undefined
  const { name, stack } = error
  return toJsonText({ type, name, message, code, method, route, requestId, details, stack })
}

/** Formats any value as JSON: one that JSON cannot represent must not break the screen showing it. */
function toJsonText(value: unknown): string {
  try {
    return JSON.stringify(value, toJsonValue, 2) ?? describe(value)
  } catch {
    return describe(value)
  }
}

const toJsonValue = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

function describe(value: unknown): string {
  try {
    return String(value)
  } catch {
    return typeof value
  }
}
