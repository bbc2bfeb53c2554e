/** The message of the root cause. The errors that wrap it quote whole queries with their values. */
export function toReason(error: unknown): string {
  // Node reports a connection refused on several addresses as one error without a message of its own.
  if (error instanceof AggregateError) return error.errors.map(toReason).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message || error.name : toReason(error.cause)
}
