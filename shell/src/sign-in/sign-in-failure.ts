import {
  isHttpError,
  isNetworkError,
  isValidationError,
  toSentence,
  toUserMessage,
} from '@console/shared/errors'
import { toServerFieldMessages } from '@console/shared/ui/form-messages'
import { toErrorSummary } from '../errors/error-summary.ts'
import type { CredentialErrors } from './read-credentials.ts'

export type SignInFailure = {
  message: string
  /** For operators; absent if the message says everything. */
  details?: string
  /** Milliseconds since the epoch until which the server refuses every attempt. */
  lockedUntil?: number
}

const askForHelp = 'If this keeps happening, contact your administrator.'

/** Turns a failed sign-in into the form's message: the server's own words if they are meant for people, else ours. */
export function toSignInFailure(error: unknown, now = Date.now()): SignInFailure {
  if (isHttpError(error)) {
    if (error.status === 429 && error.retryAfter !== undefined) {
      return { message: 'Too many failed attempts to sign in.', lockedUntil: now + error.retryAfter }
    }
    const isRefusal = error.serverMessage !== undefined || toServerFieldMessages(error) !== null
    if (error.status < 500 && isRefusal) return { message: toUserMessage(error) }
    const facts = toErrorSummary(error)
    const reason = error.serverMessage ?? `it answered with status ${error.status}`
    return {
      message: `The server could not sign you in: ${toSentence(reason)} Try again in a moment. ${askForHelp}`,
      details: `${facts.message}\n\n${facts.details}`,
    }
  }
  if (isNetworkError(error)) {
    const message =
      error.reason === 'timeout'
        ? 'The server did not answer in time. Try again.'
        : 'The server could not be reached. Check the connection and try again.'
    return { message }
  }
  if (isValidationError(error)) {
    return {
      message: `The server’s answer was not understood. You are not signed in; try again. ${askForHelp}`,
      details: error.message,
    }
  }
  return { message: toUserMessage(error) }
}

/** Field errors in the response, whatever the server calls the two fields. */
export function toCredentialErrors(error: unknown): CredentialErrors {
  const errors = toServerFieldMessages(error) ?? {}
  const find = (names: readonly string[]) => names.flatMap((name) => errors[name] ?? []).join(' ')
  const identifier = find(['identifier', 'email', 'phone', 'username', 'login'])
  const password = find(['password'])
  return { ...(identifier !== '' && { identifier }), ...(password !== '' && { password }) }
}
