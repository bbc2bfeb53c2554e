import { isBusinessError, isHttpError, isNetworkError, isValidationError } from '@console/shared/errors'

/** What the error card shows of an error: SPEC §8, "Error card types". */
export type ErrorFacts = {
  type: 'api' | 'validation' | 'generic'
  title: 'API Error' | 'Validation Error' | 'Error'
  message: string
  /** HTTP status as text; absent where there was no answer. */
  code?: string
  method?: string
  route?: string
  /** Shown on demand. */
  details: string
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2)

export function toErrorFacts(error: unknown): ErrorFacts {
  if (isValidationError(error)) {
    return {
      type: 'validation',
      title: 'Validation Error',
      message: 'Something went wrong. Please check your input.',
      route: error.route,
      details: toJson(error.issues),
    }
  }
  if (isHttpError(error) || isBusinessError(error) || isNetworkError(error)) {
    const details =
      'details' in error && error.details !== undefined ? toJson(error.details) : (error.stack ?? '')
    return {
      type: 'api',
      title: 'API Error',
      message: error.message,
      method: error.method,
      route: error.route,
      details,
      ...(isHttpError(error) ? { code: String(error.status) } : {}),
    }
  }
  return {
    type: 'generic',
    title: 'Error',
    message: error instanceof Error ? error.message : 'An unknown error occurred',
    details: error instanceof Error ? (error.stack ?? error.message) : toJson(error),
  }
}

/** The error as formatted JSON for the clipboard. */
export function toErrorJson(error: unknown): string {
  if (isValidationError(error)) return toJson({ name: error.name, route: error.route, issues: error.issues })
  const { title, details, ...facts } = toErrorFacts(error)
  return toJson({ ...facts, details })
}
