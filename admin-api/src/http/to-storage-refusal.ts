import { ApiError, unavailable } from './api-error.ts'

/** Codes of PostgreSQL (class 08, 57P0x: connections and shutdown) and of Node for a server that cannot be reached. */
const unreachable = /^(?:08...|25P03|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/
/** The driver's own failures, which have no code. */
const disconnected =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/
/** Codes of PostgreSQL for a lock and for a statement that waited or ran too long. */
const lockNotAvailable = '55P03'
const queryCanceled = '57014'
/** Codes of PostgreSQL, and of Node for a file that cannot be written. */
const diskFull = new Set(['53100', 'ENOSPC'])

/** The answer to a failure of the storage, with as much as the caller may know; undefined for all other errors. */
export function toStorageRefusal(error: unknown): ApiError | undefined {
  for (const cause of listCauses(error)) {
    if (diskFull.has(Reflect.get(cause, 'code'))) {
      return new ApiError(
        507,
        'The server’s disk is full, so nothing was saved. Earlier saves are safe. Contact your administrator, and try again when there is room.',
      )
    }
    if (Reflect.get(cause, 'code') === lockNotAvailable) {
      return unavailable(
        'Somebody else is changing this at the moment, so nothing was saved. Try again in a few seconds.',
      )
    }
    if (isTooSlow(cause)) {
      return unavailable(
        'The database took too long. If this was a change, check whether it was saved before you repeat it.',
      )
    }
    if (isUnreachable(cause)) {
      return unavailable(
        'The database does not answer. If this was a change, check whether it was saved before you repeat it.',
      )
    }
  }
  return undefined
}

const isTooSlow = (cause: Error) =>
  Reflect.get(cause, 'code') === queryCanceled || cause.message === 'Query read timeout'

const isUnreachable = (cause: Error) =>
  unreachable.test(String(Reflect.get(cause, 'code'))) || disconnected.test(cause.message)

/** Drizzle wraps the driver's error. */
function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : []
}
