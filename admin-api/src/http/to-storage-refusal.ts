import { ApiError } from './api-error.ts'

/** Codes of PostgreSQL (class 08, 57P0x: connections and shutdown) and of Node for a server that cannot be reached. */
const unreachable = /^(?:08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/
/** The driver's own failures, which have no code. */
const disconnected =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/
/** Codes of PostgreSQL, and of Node for a file that cannot be written. */
const diskFull = new Set(['53100', 'ENOSPC'])

/** The answer to a failure of the storage, with as much as the caller may know; undefined for all other errors. */
export function toStorageRefusal(error: unknown): ApiError | undefined {
  for (const cause of listCauses(error)) {
    if (diskFull.has(Reflect.get(cause, 'code'))) {
      return new ApiError(
        507,
        'The disk of the server is full, so this was not done. What was saved before is safe. Tell whoever runs the server, and try again when there is room.',
      )
    }
    if (isUnreachable(cause)) {
      return new ApiError(
        503,
        'The database does not answer. If this was a change, look whether it was saved before you repeat it.',
        { headers: { 'retry-after': '5' } },
      )
    }
  }
  return undefined
}

const isUnreachable = (cause: Error) =>
  unreachable.test(String(Reflect.get(cause, 'code'))) || disconnected.test(cause.message)

/** Drizzle wraps the driver's error. */
function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : []
}
