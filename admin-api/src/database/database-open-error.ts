/** The database could not be opened; `message` can be shown as it is and says which, why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError'
}

/** Asks by name: two bundles may hold two copies of the class. */
export const isDatabaseOpenError = (error: unknown): error is DatabaseOpenError =>
  error instanceof Error && error.name === 'DatabaseOpenError'
