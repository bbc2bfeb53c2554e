/** The database could not be opened; `message` is one sentence or two that say which, why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError'
}

/** Two bundles may hold two copies of the class, so ask by name. */
export const isDatabaseOpenError = (error: unknown): error is DatabaseOpenError =>
  error instanceof Error && error.name === 'DatabaseOpenError'

export const toReason = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error)
